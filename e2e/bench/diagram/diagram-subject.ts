import type { Browser, Page } from '@playwright/test';
import type { Point } from '../browser/frame-gesture';

/** One of the compared diagrams: a development page of the cascading remote. */
export interface Subject {
  readonly name: string;
  /** Address of the page for a tree of that shape. */
  readonly path: (shape: string) => string;
  /** Pictures to judge; without any, the whole tree that the page begins with. */
  readonly views?: readonly ((page: Page) => Promise<unknown>)[];
}

export interface Measured {
  /** From the arrival of the data to the first picture, ms. */
  readonly first: number;
  /** The slowest 95th percentile of all views, ms. */
  readonly frame: number;
}

const LIMIT_MS = 90_000;
const SETTLE_MS = 1_500;
const VIEWPORT = { width: 1440, height: 900 };

/** Where and how subjects are measured. */
export interface Stage {
  readonly browser: Browser;
  /** Of the pages. */
  readonly origin: string;
  /** 95th percentile of the time between two frames while the picture around a point is moved, ms. */
  readonly frameP95: (page: Page, middle: Point) => Promise<number>;
}

/** null when the page draws nothing within the limit, or breaks down over so many boxes. */
export function measureSubject(stage: Stage, subject: Subject, shape: string): Promise<Measured | null> {
  const { views = [] } = subject;
  return opened(stage, subject, shape, async (page, first) => {
    await page.waitForTimeout(SETTLE_MS);
    const frames: number[] = [];
    for (const show of views.length > 0 ? views : [async () => {}]) {
      await show(page);
      await page.waitForTimeout(SETTLE_MS);
      frames.push(await stage.frameP95(page, await middle(page)));
    }
    return { first, frame: Math.max(...frames) };
  });
}

/** `Measured.first` alone; null as above. */
export const measureFirst = (stage: Stage, subject: Subject, shape: string): Promise<number | null> =>
  opened(stage, subject, shape, async (_page, first) => first);

async function opened<Result>(
  { browser, origin }: Stage,
  { path }: Subject,
  shape: string,
  use: (page: Page, first: number) => Promise<Result>,
): Promise<Result | null> {
  const page = await newPage(browser);
  try {
    await page.addInitScript(markPicture);
    await page.goto(origin + path(shape), { waitUntil: 'commit', timeout: LIMIT_MS });
    await page.waitForFunction(() => performance.getEntriesByName('seen').length > 0, null, {
      timeout: LIMIT_MS,
    });
    return await use(page, await page.evaluate(firstPicture));
  } catch (error) {
    if (gaveUp(error)) return null;
    throw error;
  } finally {
    await page.close();
  }
}

async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  // The loader that runs these files names inner functions through a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  return page;
}

/** What no subject can come below: the frames of a page that draws nothing, as of `Measured.frame`. */
export async function measureEmptyPage({ browser, frameP95 }: Omit<Stage, 'origin'>): Promise<number> {
  const page = await newPage(browser);
  await page.goto('about:blank');
  const frame = await frameP95(page, await middle(page));
  await page.close();
  return frame;
}

const gaveUp = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || /crashed|has been closed/.test(error.message));

/** Middle of the picture: of our canvas, else of the window. */
async function middle(page: Page): Promise<Point> {
  const box = await page
    .locator('[data-state=ready] canvas')
    .first()
    .boundingBox({ timeout: 1_000 })
    .catch(() => null);
  const { x, y, width, height } = box ?? { x: 0, y: 0, ...VIEWPORT };
  return { x: x + width / 2, y: y + height / 2 };
}

/** Runs in the page: notes when what says that it is ready can be seen. */
function markPicture(): void {
  const watch = new MutationObserver(() => {
    if (document.querySelector('[data-state=ready]') === null) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('seen')));
  });
  watch.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-state'],
  });
}

function firstPicture(): number {
  const time = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
  return time('seen') - time('data');
}
