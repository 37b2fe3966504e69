import type { Kept, Place } from './kept';

/** Rows of which cells from above take every place are none: those cells reach as many rows less. */
export function withoutEmptyRows(rows: readonly Kept[], places: Map<object, Place>): Kept[] {
  const empty = rows.map(({ content }) => content === undefined);
  if (!empty.includes(true)) return [...rows];
  const moved = (before: Kept, after: Kept): Kept => {
    const place = places.get(before);
    if (place !== undefined) places.set(after, place);
    return after;
  };
  const shorter = (cell: Kept, row: number): Kept => {
    const rowspan = Number(cell.attrs?.rowspan ?? 1);
    const gone = empty.slice(row, row + rowspan).filter(Boolean).length;
    return gone === 0 ? cell : moved(cell, { ...cell, attrs: { ...cell.attrs, rowspan: rowspan - gone } });
  };
  return rows.flatMap((row, at) =>
    row.content === undefined
      ? []
      : [moved(row, { ...row, content: row.content.map((cell) => shorter(cell, at)) })],
  );
}
