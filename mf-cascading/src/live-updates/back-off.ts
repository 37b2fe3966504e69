const FIRST_MS = 1000;
const LONGEST_MS = 60_000;

/** Exponential back-off with jitter: milliseconds to wait after so many failures. */
export function backOff(failures: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** failures);
  return longest / 2 + (longest / 2) * random();
}
