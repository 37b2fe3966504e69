import { startPlainBrowser } from '../browser/plain-browser';
import { median } from '../figure/figure';

const VISITS = 5;

/** The way of a tree that is drawn before all of it has come, ms after its first byte. */
export interface ProvincePicture {
  /** Until a part of the tree can be read. */
  readonly first: number;
  /** Until the last byte. */
  readonly data: number;
  /** Until the whole tree stands. */
  readonly whole: number;
}

/** Visits of a page with the tree of a province, each in a browser's context of its own; the middle of each step. */
export async function measureProvincePicture(url: string): Promise<ProvincePicture> {
  const browser = await startPlainBrowser();
  const ways: ProvincePicture[] = [];
  try {
    for (let visit = 0; visit < VISITS; visit += 1) {
      ways.push(await browser.visit<ProvincePicture>(url, notePictures, `seen.then(${readWay.toString()})`));
    }
  } finally {
    await browser.stop();
  }
  const middleOf = (step: keyof ProvincePicture) => median(ways.map((way) => way[step]));
  return { first: middleOf('first'), data: middleOf('data'), whole: middleOf('whole') };
}

/** Runs in the page: marks when the diagram has first painted boxes, and when it is ready; `seen` settles then. */
function notePictures(): void {
  let onSeen = () => {};
  Object.assign(globalThis, {
    seen: new Promise<void>((resolve) => {
      onSeen = resolve;
    }),
  });
  type Handle = { getStats(): { painted: number } };
  let drawn = false;
  requestAnimationFrame(function look() {
    const root = document.querySelector('section[data-state]') as (HTMLElement & { selaras?: Handle }) | null;
    if (!drawn && (root?.selaras?.getStats().painted ?? 0) > 0) {
      drawn = true;
      performance.mark('first picture');
    }
    if (root?.dataset.state === 'ready') {
      performance.mark('whole picture');
      // What else the browser still has to tell of the answer comes before.
      setTimeout(onSeen, 200);
    } else requestAnimationFrame(look);
  });
}

/** Runs in the page. */
function readWay(): ProvincePicture {
  const isTree = ({ name }: PerformanceEntry) => /\/cascading(\?|$)/.test(name);
  const tree = performance.getEntriesByType('resource').find(isTree) as PerformanceResourceTiming;
  const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
  return {
    first: at('first picture') - tree.responseStart,
    data: tree.responseEnd - tree.responseStart,
    whole: at('whole picture') - tree.responseStart,
  };
}
