import type { CDPSession, Page } from '@playwright/test';

export interface HeapSample {
  readonly cycle: number;
  /** Bytes in use after garbage collection. */
  readonly heap: number;
  /** DOM nodes alive, in the document or not. */
  readonly nodes: number;
  readonly listeners: number;
}

export interface Leaks {
  readonly samples: readonly HeapSample[];
  /**
   * Trees of DOM nodes outside of the document that something holds after the last cycle, and that were not there before
   * the first visit: a start that React draws in several attempts leaves an attempt that never came into the document,
   * and the shape of the first table's object, which the browser keeps, holds on to it.
   */
  readonly detached: readonly string[];
}

export interface Cycles {
  /** Cycles before the first sample: caches fill, functions are compiled. */
  readonly warmUp: number;
  readonly count: number;
  readonly every: number;
}

/** Does something over and over within one page, as often as `run` is told, and looks at what stays behind. */
export async function leaksOf(
  page: Page,
  { warmUp, count, every }: Cycles,
  run: (times: number) => Promise<void>,
): Promise<Leaks> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await collectGarbage(session);
  const ofTheStart = new Set((await detachedTrees(session)).map(({ backendNodeId }) => backendNodeId));
  await run(warmUp);
  const samples = [await sample(session, 0)];
  for (let cycle = every; cycle <= count; cycle += every) {
    await run(every);
    samples.push(await sample(session, cycle));
  }
  const detached = (await detachedTrees(session))
    .filter(({ backendNodeId }) => !ofTheStart.has(backendNodeId))
    .map(({ nodeName, attributes = [] }) => `${nodeName} ${attributes.join(' ')}`.trim());
  return { samples, detached };
}

export interface PageCycles extends Cycles {
  /** Address of a link in the menu, and what shows that its page stands. */
  readonly away: { readonly path: string; readonly shown: string };
  readonly page: { readonly path: string; readonly shown: string };
}

/** Goes back and forth between two pages by the menu, without reloading. */
export const mountCycles = (page: Page, { away, page: mounted, ...cycles }: PageCycles): Promise<Leaks> =>
  leaksOf(page, cycles, (times) => page.evaluate(goBackAndForth, { away, mounted, times }));

/** Runs in the page: as many times to one page and back to the other. */
async function goBackAndForth({
  away,
  mounted,
  times,
}: {
  away: PageCycles['away'];
  mounted: PageCycles['page'];
  times: number;
}): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    for (const { path, shown } of [mounted, away]) {
      const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${path}"]`);
      if (link === null) throw new Error(`the menu has no link to ${path}`);
      link.click();
      const limit = performance.now() + 20_000;
      while (location.pathname !== path || document.querySelector(shown) === null) {
        if (performance.now() > limit) throw new Error(`${path} did not show ${shown}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
  }
}

async function collectGarbage(session: CDPSession): Promise<void> {
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
}

async function detachedTrees(session: CDPSession) {
  const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
  return detachedNodes.map(({ treeNode }) => treeNode);
}

async function sample(session: CDPSession, cycle: number): Promise<HeapSample> {
  await collectGarbage(session);
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { cycle, heap: usedSize, nodes, listeners: jsEventListeners };
}

/** Growth of a quantity in each cycle: slope of the straight line nearest to the samples. */
export function growth(samples: readonly HeapSample[], of: Exclude<keyof HeapSample, 'cycle'>): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(samples.map(({ cycle }) => cycle));
  const y = mean(samples.map((sample) => sample[of]));
  const covariance = samples.reduce((sum, sample) => sum + (sample.cycle - x) * (sample[of] - y), 0);
  return covariance / samples.reduce((sum, { cycle }) => sum + (cycle - x) ** 2, 0);
}
