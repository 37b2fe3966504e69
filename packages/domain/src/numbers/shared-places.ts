/**
 * Places by value, the largest first, in the order of the values. Ties share a place and the next one is left out
 * (1, 2, 2, 4); null: there is nothing to compare.
 */
export function sharedPlaces(values: readonly (number | null)[]): (number | null)[] {
  const places = new Map<number, number>();
  const known = values.flatMap((value) => (value === null ? [] : [value]));
  for (const [at, value] of known.sort((a, b) => b - a).entries()) {
    if (!places.has(value)) places.set(value, at + 1);
  }
  return values.map((value) => (value === null ? null : (places.get(value) ?? null)));
}
