/** A round before the first one counted: it is not yet compiled. */
const WARM_UP = 3;

/**
 * How many times as long as `baseline` something takes: the median of many rounds, in each of which both take their turn,
 * so that whatever else a machine does falls on both.
 */
export function againstInTurn(work: () => unknown, baseline: () => unknown, rounds: number): number {
  const ratios: number[] = [];
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const own = timeOf(work);
    const other = timeOf(baseline);
    if (round >= 0) ratios.push(own / other);
  }
  return ratios.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
}

function timeOf(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
