import type { Page } from '@playwright/test';

/** Shorter answers than this the browser does not report. */
const SHORTEST_MS = 16;
/** The picture after an answer, and what it sets off at once, fall into this time. */
const SETTLE_MS = 350;

export interface Interaction {
  readonly what: string;
  readonly act: (page: Page) => Promise<unknown>;
}

/** A page and what staff do on it again and again. */
export interface Workplace {
  readonly path: string;
  readonly shown: string;
  readonly interactions: readonly Interaction[];
}

const firstBranch = '[role=tree] [role=treeitem][aria-expanded][aria-level="3"]';

export const workplaces: readonly Workplace[] = [
  {
    path: '/dashboard',
    shown: 'article',
    interactions: [
      { what: 'open the account menu', act: (page) => page.getByRole('button', { name: /^Akun / }).click() },
      { what: 'open the search', act: (page) => page.keyboard.press('Control+k') },
      { what: 'type in the search', act: (page) => page.keyboard.type('kesehatan', { delay: 60 }) },
    ],
  },
  {
    path: '/admin/users',
    shown: 'tbody tr',
    interactions: [
      {
        what: 'sort the users',
        act: (page) => page.getByRole('button', { name: 'Nama', exact: true }).click(),
      },
      {
        what: 'next page of users',
        act: (page) => page.getByRole('button', { name: 'Halaman berikutnya' }).click(),
      },
      {
        what: 'type in the filter of users',
        act: (page) => page.getByLabel(/^Cari nama/).pressSequentially('dinas', { delay: 60 }),
      },
    ],
  },
  {
    path: '/display-mikro/cascading?satuan_kerja_id=1012&panel=kerangka',
    shown: '[role=treeitem]',
    interactions: [
      { what: 'choose a box', act: (page) => page.locator(firstBranch).first().click() },
      { what: 'open a branch', act: (page) => page.keyboard.press('ArrowRight') },
      { what: 'zoom in', act: (page) => page.getByRole('button', { name: 'Perbesar' }).click() },
      {
        what: 'show the whole tree',
        act: (page) => page.getByRole('button', { name: 'Tampilkan seluruh pohon' }).click(),
      },
    ],
  },
];

/** Milliseconds from each interaction to the next picture: the slowest event of each, as the browser reports it. */
export async function measureInteractions(
  page: Page,
  { interactions }: Pick<Workplace, 'interactions'>,
): Promise<Map<string, number>> {
  await page.evaluate(observeEvents, SHORTEST_MS);
  await page.waitForTimeout(SETTLE_MS);
  const results = new Map<string, number>();
  for (const { what, act } of interactions) {
    await page.evaluate(() => (globalThis as unknown as { durations: number[] }).durations.splice(0));
    await act(page);
    await page.waitForTimeout(SETTLE_MS);
    const durations = await page.evaluate(() => (globalThis as unknown as { durations: number[] }).durations);
    results.set(what, Math.max(SHORTEST_MS, ...durations));
  }
  return results;
}

/** Runs in the page: how long every event of an interaction takes until the picture after it, from now on. */
function observeEvents(durationThreshold: number): void {
  const durations: number[] = [];
  (globalThis as unknown as { durations: number[] }).durations = durations;
  const watch = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId > 0) durations.push(entry.duration);
    }
  });
  watch.observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
}
