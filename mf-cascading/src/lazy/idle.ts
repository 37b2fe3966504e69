const LONGEST_MS = 1_000;

/** Ends when the browser has nothing else to do; where it cannot tell, after a moment. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => resolve(), { timeout: LONGEST_MS });
    } else setTimeout(resolve, LONGEST_MS);
  });
