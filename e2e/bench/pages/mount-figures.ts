import type { Browser, Page } from '@playwright/test';
import type { CascadingTree } from '@selaras/contracts';
import { DIAGRAM_SHOWN, demo, freshPage } from '../browser/opened';
import { atMost, type Figure } from '../figure/figure';
import { growth, type Leaks, leaksOf, mountCycles } from './mount-cycles';

const thousand = { warmUp: 200, count: 1_000, every: 50 };

/** What a remote's page, and the diagram in somebody else's, leave behind when they come and go a thousand times. */
export async function measureMounts(browser: Browser): Promise<Figure[]> {
  return [
    ...figuresOf('remote', await remoteLeaks(browser)),
    ...figuresOf('embedded diagram', await embedLeaks(browser)),
  ];
}

function figuresOf(what: string, { samples, detached }: Leaks): Figure[] {
  if (process.argv.includes('--rinci')) console.table(samples);
  const often = `${what} mounted 1,000 times`;
  return [
    atMost(`${often}: heap left a cycle`, growth(samples, 'heap') / 1000, 'kB', 1),
    atMost(`${often}: DOM nodes left a cycle`, growth(samples, 'nodes'), 'elements', 0.01),
    atMost(`${often}: detached trees of nodes`, detached.length, 'elements', 0),
  ];
}

async function remoteLeaks(browser: Browser): Promise<Leaks> {
  const page = await freshPage(browser, demo.origin, 'dinkes');
  await page.goto(`${demo.origin}/dashboard`);
  await page.locator('article').first().waitFor();
  const leaks = await mountCycles(page, {
    away: { path: '/dashboard', shown: 'article' },
    page: { path: '/display-mikro/cascading', shown: DIAGRAM_SHOWN },
    ...thousand,
  });
  await page.context().close();
  return leaks;
}

/** Data that is handed over, drawn and taken away again in an empty page of another origin. */
async function embedLeaks(browser: Browser): Promise<Leaks> {
  const page = await freshPage(browser, demo.origin);
  const data = await treeOf(page);
  await page.setContent(
    '<!doctype html><title>Portal lain</title><div id="cascading" style="height: 600px"></div>',
  );
  await page.addScriptTag({ url: `${demo.origin}/sematkan/cascading.js` });
  const leaks = await leaksOf(page, thousand, (times) => page.evaluate(mountAndUnmount, { data, times }));
  await page.context().close();
  return leaks;
}

async function treeOf(page: Page): Promise<CascadingTree> {
  const answer = await page.request.get(`${demo.origin}/api/public-display/cascading?satuan_kerja_id=1012`, {
    headers: { 'Default-Key-Tahun-Kinerja-Public': '2024' },
  });
  return answer.json();
}

/** Runs in the page. */
async function mountAndUnmount({ data, times }: { data: CascadingTree; times: number }): Promise<void> {
  const { Selaras } = window;
  const place = document.querySelector('#cascading');
  if (Selaras === undefined || place === null) throw new Error('the page has no diagram, or no place for it');
  for (let time = 0; time < times; time += 1) {
    const embedded = Selaras.mountCascading(place, { data });
    await new Promise((resolve) => embedded.on('ready', resolve));
    embedded.unmount();
  }
}
