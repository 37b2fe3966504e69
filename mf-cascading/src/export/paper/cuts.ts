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

/** One way to cut up to here: the last cut, how far before the latest possible place, and the cards cut in all. */
interface Way {
  readonly cut: number;
  readonly early: number;
  readonly crossed: number;
  readonly before: Way | null;
}

/**
 * Where a length is cut into as few sheets as hold it: between the spans as far as the room that is left over allows, so
 * that no more cards than must be lie on two sheets, and as late as that allows.
 */
export function cutsAlong(length: number, sheet: number, spans: readonly Span[]): number[] {
  const count = sheetsAlong(length, sheet);
  const starts = spans.map(([from]) => from).sort(ascending);
  const ends = spans.map(([, to]) => to).sort(ascending);
  const crossed = (at: number) => below(starts, at) - below(ends, at);
  const places = [...starts.map((from) => from - CLEAR), ...ends.map((to) => to + CLEAR)].sort(ascending);
  const step = sheet - OVERLAP;
  const room = count * step + OVERLAP - length;
  const latest = Array.from({ length: count - 1 }, (_, index) => (index + 1) * step + OVERLAP / 2);
  const near = latest.flatMap((last) =>
    places.slice(below(places, last - room), below(places, last)).map((at) => last - at),
  );
  // Any cut may have to be as early as a later one needs it, or as early as there is room, even if it touches a card.
  const candidates = [...new Set([0, ...near, room])].sort(ascending);
  let ways: readonly Way[] = [{ cut: 0, early: 0, crossed: 0, before: null }];
  for (const last of latest) {
    ways = bestWays(candidates, ways, (early) => ({ cut: last - early, crossed: crossed(last - early) }));
  }
  return cutsOf(ways.at(-1) ?? null);
}

/**
 * Of the next cuts, given by how early they are, those that no later one is as good as. A cut that is made early leaves
 * the ones after it no later than that.
 */
function bestWays(
  candidates: readonly number[],
  before: readonly Way[],
  at: (early: number) => Pick<Way, 'cut' | 'crossed'>,
): Way[] {
  const best: Way[] = [];
  let reached = 0;
  for (const early of candidates) {
    while ((before[reached + 1]?.early ?? Number.POSITIVE_INFINITY) <= early) reached += 1;
    const way = before[reached];
    if (way === undefined || way.early > early) continue;
    const { cut, crossed } = at(early);
    const all = way.crossed + crossed;
    if (all < (best.at(-1)?.crossed ?? Number.POSITIVE_INFINITY))
      best.push({ cut, early, crossed: all, before: way });
  }
  return best;
}

function cutsOf(last: Way | null): number[] {
  const cuts: number[] = [];
  for (let way = last; way !== null && way.before !== null; way = way.before) cuts.unshift(way.cut);
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
