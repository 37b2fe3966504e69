import type { Page } from '@playwright/test';

type Counting = typeof globalThis & { reactCommits: number };

/** Has a page count, from its next address on, how often React changes its document. */
export const countCommits = (page: Page): Promise<unknown> => page.addInitScript(count);

/** How often it has until now. */
export const commitsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as Counting).reactCommits);

/** Runs in the page before anything of its own: React tells its developer tools of every commit, these are the tools. */
function count(): void {
  const counting = globalThis as Counting;
  counting.reactCommits = 0;
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      isDisabled: false,
      supportsFiber: true,
      renderers: new Map(),
      checkDCE: () => {},
      inject: () => 1,
      onCommitFiberRoot: () => {
        counting.reactCommits += 1;
      },
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
    },
  });
}
