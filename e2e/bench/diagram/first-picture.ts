import { writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { DIAGRAM_SHOWN, freshPage } from '../browser/opened';
import { startPlainBrowser } from '../browser/plain-browser';
import { median } from '../figure/figure';

/** Visits whose middle one counts: one alone tells as much of the machine as of the page. */
const VISITS = 9;
const LIMIT_MS = 60_000;

/** The way from the last byte of a tree to its first picture, ms. */
interface Way {
  /** All of it. */
  readonly picture: number;
  /** Until the sizes of the boxes are begun: reading, the tree, the page around. */
  readonly tree: number;
  readonly sizes: number;
  readonly places: number;
  /** From the places to the picture. */
  readonly painting: number;
}

export interface FirstPictures {
  readonly middle: Way;
  /** The slowest visit, ms. */
  readonly slowest: number;
}

/** First pictures of a page with a diagram, each in a browser's context of its own. */
export async function measureFirstPictures(url: string): Promise<FirstPictures> {
  const browser = await startPlainBrowser();
  const ways: Way[] = [];
  const result = `seen.then(${readWay.toString()})`;
  try {
    for (let visit = 0; visit < VISITS; visit += 1) {
      ways.push(await browser.visit<Way>(url, noteDataAndReady, result));
    }
  } finally {
    await browser.stop();
  }
  const middleOf = (step: keyof Way) => median(ways.map((way) => way[step]));
  return {
    middle: {
      picture: middleOf('picture'),
      tree: middleOf('tree'),
      sizes: middleOf('sizes'),
      places: middleOf('places'),
      painting: middleOf('painting'),
    },
    slowest: Math.max(...ways.map(({ picture }) => picture)),
  };
}

/** Writes what a browser did from opening a page to its first picture, as its own tools open it. */
export async function traceFirstPicture(
  browser: Browser,
  origin: string,
  path: string,
  file: string,
): Promise<void> {
  const page = await freshPage(browser, origin);
  await page.addInitScript(noteDataAndReady);
  await browser.startTracing(page);
  await page.goto(origin + path);
  await page.locator(DIAGRAM_SHOWN).waitFor({ timeout: LIMIT_MS });
  await writeFile(file, await browser.stopTracing());
  await page.context().close();
}

/** Runs in the page: marks when the tree's last byte arrived and when the root became ready; `seen` settles then. */
function noteDataAndReady(): void {
  let onSeen = () => {};
  const seen = new Promise<void>((resolve) => {
    onSeen = resolve;
  });
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { name, responseEnd } of list.getEntries() as PerformanceResourceTiming[]) {
      if (/\/cascading(\?|$)/.test(name)) performance.mark('data', { startTime: responseEnd });
    }
  }).observe({ type: 'resource', buffered: true });
  const watch = new MutationObserver(() => {
    if (document.querySelector('[data-state=ready]') === null) return;
    performance.mark('ready');
    watch.disconnect();
    // What else the browser still has to tell of the answer comes before.
    setTimeout(onSeen, 200);
  });
  watch.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-state'],
  });
}

/** Runs in the page. */
function readWay(): Way {
  const first = (name: string) => performance.getEntriesByName(name)[0];
  const start = (name: string) => first(name)?.startTime ?? Number.NaN;
  const length = (name: string) => first(name)?.duration ?? Number.NaN;
  return {
    picture: start('ready') - start('data'),
    tree: start('diagram sizes') - start('data'),
    sizes: length('diagram sizes'),
    places: length('diagram places'),
    painting: start('ready') - start('diagram places') - length('diagram places'),
  };
}
