import type { RowKey } from './row-model';

/** Which element of the document draws which row. */
export type RowSlots = ReadonlyMap<RowKey, number>;

export const noSlots: RowSlots = new Map();

/**
 * Elements for the rows in reach: a row keeps its own as long as it is in reach, one that comes into reach takes that of
 * one that left. A scroll then changes texts instead of taking elements out of the document and putting others in.
 */
export function rowSlots(before: RowSlots, keys: readonly RowKey[]): RowSlots {
  const taken = new Set(keys.flatMap((key) => before.get(key) ?? []));
  let next = 0;
  const free = () => {
    while (taken.has(next)) next += 1;
    taken.add(next);
    return next;
  };
  return new Map(keys.map((key) => [key, before.get(key) ?? free()]));
}
