/**
 * The stretches of a line whose points may be compared with each other, as the first place and the one after the last:
 * `breaks` are the places of points from which on something else is measured than before.
 */
export function segmentsOf(count: number, breaks: readonly number[]): (readonly [number, number])[] {
  const inside = [...new Set(breaks)].filter((at) => at > 0 && at < count).sort((a, b) => a - b);
  const ends = [...inside, count];
  return [0, ...inside].map((from, nth) => [from, ends[nth] ?? count] as const);
}
