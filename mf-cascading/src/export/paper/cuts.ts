/** From and to on one axis, millimetres. */
export type Span = readonly [from: number, to: number];

/** Strip that two neighbouring sheets both show at least, so that they can be cut and glued, millimetres. */
export const OVERLAP = 10;
/** Rounding of a thousandth of a millimetre must not ask for another sheet. */
const TOLERANCE = 0.001;
/** A cut keeps this far from the cards that it goes between. */
const CLEAR = 1;

/** How many sheets show a length side by side. */
export function sheetsAlong(length: number, sheet: number): number {
  return Math.max(1, Math.ceil((length - OVERLAP - TOLERANCE) / (sheet - OVERLAP)));
}

/**
 * Where a length is cut into as few sheets as hold it: between the spans as far as the room that is left over allows, so
 * that no more cards than must be lie on two sheets.
 */
export function cutsAlong(length: number, sheet: number, spans: readonly Span[]): number[] {
  const count = sheetsAlong(length, sheet);
  const starts = spans.map(([from]) => from).sort(ascending);
  const ends = spans.map(([, to]) => to).sort(ascending);
  const crossed = (at: number) => below(starts, at) - below(ends, at);
  const places = [...starts.map((from) => from - CLEAR), ...ends.map((to) => to + CLEAR)].sort(ascending);
  let room = count * (sheet - OVERLAP) + OVERLAP - length;
  const cuts: number[] = [];
  for (let start = 0; cuts.length < count - 1; ) {
    const latest = start + sheet - OVERLAP / 2;
    const near = places.slice(below(places, latest - room), below(places, latest));
    const cut = [latest, ...near.reverse()].reduce((best, at) => (crossed(at) < crossed(best) ? at : best));
    cuts.push(cut);
    room -= latest - cut;
    start = cut - OVERLAP / 2;
  }
  return cuts;
}

const ascending = (a: number, b: number) => a - b;

/** How many of a sorted list lie below a value. */
function below(sorted: readonly number[], value: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) < value) from = middle + 1;
    else to = middle;
  }
  return from;
}
