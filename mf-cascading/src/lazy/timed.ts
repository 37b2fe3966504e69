/** Does a step of the way to the first picture, and notes as a measure of the page how long it took. */
export async function timed<Result>(step: string, work: () => Result | Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  // Not there outside of browsers.
  performance.measure?.(`diagram ${step}`, { start });
  return result;
}
