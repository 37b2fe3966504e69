/**
 * Does work that may wait long for its turn, and says every `everyMs` milliseconds, from before that turn to its end,
 * that it goes on: who asks meanwhile sees a run that beats. `beat` answers false when the work is not wanted any more;
 * the signal tells the work so. A beat that did not get through is left to the next one; two never wait side by side.
 */
export async function whileBeating<Result>(
  everyMs: number,
  beat: () => Promise<boolean>,
  work: (unwanted: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const unwanted = new AbortController();
  let isTelling = false;
  const timer = setInterval(() => {
    if (isTelling) return;
    isTelling = true;
    beat()
      .then(
        (goesOn) => goesOn || unwanted.abort(),
        () => {},
      )
      .finally(() => {
        isTelling = false;
      });
  }, everyMs);
  try {
    return await work(unwanted.signal);
  } finally {
    clearInterval(timer);
  }
}
