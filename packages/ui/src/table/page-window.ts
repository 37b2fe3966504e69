/** Number of the page, or a gap where pages are left out. */
export type PageSlot = number | 'gap-before' | 'gap-after';

/** Pages to offer around the current one: first, last and its neighbours; never more than seven slots. */
export function pageWindow(current: number, last: number): PageSlot[] {
  if (last <= 7) return Array.from({ length: last }, (_, index) => index + 1);
  const from = Math.min(Math.max(current - 1, 3), last - 4);
  const to = Math.max(Math.min(current + 1, last - 2), 5);
  const middle: PageSlot[] = [];
  for (let page = from; page <= to; page += 1) middle.push(page);
  return [1, from > 3 ? 'gap-before' : 2, ...middle, to < last - 2 ? 'gap-after' : last - 1, last];
}

/** First and last row that a page shows, counted from 1; both 0 when there is none. */
export function rowRange(current: number, perPage: number, total: number): [from: number, to: number] {
  if (total === 0) return [0, 0];
  return [(current - 1) * perPage + 1, Math.min(current * perPage, total)];
}
