import { gap } from './unit';
import type { UnitTree } from './unit-tree';

/**
 * Centre of every unit by a tidy tree, each root's tree around its own zero: van der Ploeg's algorithm for boxes of any
 * size ("Drawing non-layered tidy trees in linear time", 2014), in columns instead of objects. Children stand in their
 * order, as near to each other as the gap allows, and their parent in the middle above them.
 */
export function tidyCentres(tree: UnitTree): Float32Array {
  const walk = new TidyWalk(tree);
  for (let unit = tree.parent.length - 1; unit >= 0; unit -= 1) walk.placeChildren(unit);
  return walk.centres();
}

/** Children of every unit: those of `unit` are `list` from `start[unit]` up to `start[unit + 1]`. */
function childrenOf(parent: Int32Array): { readonly start: Int32Array; readonly list: Int32Array } {
  const start = new Int32Array(parent.length + 1);
  for (const above of parent) if (above >= 0) start[above + 1] = (start[above + 1] as number) + 1;
  for (let unit = 0; unit < parent.length; unit += 1)
    start[unit + 1] = (start[unit + 1] as number) + (start[unit] as number);
  const next = start.slice();
  const list = new Int32Array(start[parent.length] as number);
  parent.forEach((above, unit) => {
    if (above < 0) return;
    list[next[above] as number] = unit;
    next[above] = (next[above] as number) + 1;
  });
  return { start, list };
}

/** No unit. */
const NONE = -1;

/** One edge of what stands below each unit. */
interface Edge {
  /** The next unit of a contour that goes on in another branch. */
  readonly thread: Int32Array;
  /** The deepest unit at the edge, and how far it was moved up to the unit. */
  readonly end: Int32Array;
  readonly endMove: Float64Array;
}

const edgeOf = (count: number): Edge => ({
  thread: new Int32Array(count).fill(NONE),
  end: new Int32Array(count).map((_, unit) => unit),
  endMove: new Float64Array(count),
});

class TidyWalk {
  readonly #parent: Int32Array;
  readonly #start: Int32Array;
  readonly #list: Int32Array;
  readonly #width: Float64Array;
  /** Where each unit ends below, in lanes. */
  readonly #bottom: Float64Array;
  /** Left edge of each unit, seen from its parent. */
  readonly #left: Float64Array;
  /** What moves a unit with everything below it. */
  readonly #move: Float64Array;
  /** What is shared out among the children between two that were moved apart. */
  readonly #shift: Float64Array;
  readonly #change: Float64Array;
  readonly #leftEdge: Edge;
  readonly #rightEdge: Edge;

  constructor({ parent, width, level, span }: UnitTree) {
    const count = parent.length;
    const { start, list } = childrenOf(parent);
    this.#parent = parent;
    this.#start = start;
    this.#list = list;
    this.#width = new Float64Array(width).map((own) => own + gap.box);
    const lanes = new Float64Array(span);
    parent.forEach((above, unit) => {
      if (above >= 0) lanes[above] = Math.max(1, (level[unit] as number) - (level[above] as number));
    });
    this.#bottom = lanes;
    parent.forEach((above, unit) => {
      if (above >= 0) lanes[unit] = (lanes[unit] as number) + (lanes[above] as number);
    });
    this.#left = new Float64Array(count);
    this.#move = new Float64Array(count);
    this.#shift = new Float64Array(count);
    this.#change = new Float64Array(count);
    this.#leftEdge = edgeOf(count);
    this.#rightEdge = edgeOf(count);
  }

  /** Places the children of a unit beside each other, and the unit above them; theirs are placed before. */
  placeChildren(unit: number): void {
    const first = this.#start[unit] as number;
    const end = this.#start[unit + 1] as number;
    if (first === end) return;
    const lowest = new LowestSiblings();
    lowest.add(this.#bottom[this.#leftEdge.end[this.#list[first] as number] as number] as number, first);
    for (let at = first + 1; at < end; at += 1) {
      const bottom = this.#bottom[this.#rightEdge.end[this.#list[at] as number] as number] as number;
      this.#separate(first, at, lowest);
      lowest.add(bottom, at);
    }
    const [firstChild, lastChild] = [this.#list[first] as number, this.#list[end - 1] as number];
    const from = (this.#left[firstChild] as number) + (this.#move[firstChild] as number);
    const to =
      (this.#left[lastChild] as number) +
      (this.#move[lastChild] as number) +
      (this.#width[lastChild] as number);
    this.#left[unit] = (from + to - (this.#width[unit] as number)) / 2;
    this.#endsWith(this.#leftEdge, unit, firstChild);
    this.#endsWith(this.#rightEdge, unit, lastChild);
  }

  /** Moves a child with its branch beside the one before it, and to the right until it stands clear of all before it. */
  #separate(first: number, at: number, lowest: LowestSiblings): void {
    let before = this.#list[at - 1] as number;
    let beforeMove = this.#move[before] as number;
    let after = this.#list[at] as number;
    let afterMove = this.#move[after] as number;
    lowest.begin();
    let beside = true;
    while (before !== NONE && after !== NONE) {
      lowest.goDownTo(this.#bottom[before] as number);
      const right = beforeMove + (this.#left[before] as number) + (this.#width[before] as number);
      const distance = right - (afterMove + (this.#left[after] as number));
      if (distance > 0 || (beside && distance < 0)) {
        afterMove += distance;
        this.#moveBranch(at, lowest.sibling, distance);
      }
      beside = false;
      const [beforeBottom, afterBottom] = [this.#bottom[before] as number, this.#bottom[after] as number];
      if (beforeBottom <= afterBottom) {
        before = this.#next(before, this.#rightEdge, true);
        if (before !== NONE) beforeMove += this.#move[before] as number;
      }
      if (beforeBottom >= afterBottom) {
        after = this.#next(after, this.#leftEdge, false);
        if (after !== NONE) afterMove += this.#move[after] as number;
      }
    }
    const child = this.#list[at] as number;
    if (before === NONE && after !== NONE)
      this.#thread(this.#leftEdge, this.#list[first] as number, child, after, afterMove);
    else if (before !== NONE && after === NONE)
      this.#thread(this.#rightEdge, child, this.#list[at - 1] as number, before, beforeMove);
  }

  #moveBranch(at: number, sibling: number, distance: number): void {
    const child = this.#list[at] as number;
    this.#add(this.#move, child, distance);
    this.#add(this.#leftEdge.endMove, child, distance);
    this.#add(this.#rightEdge.endMove, child, distance);
    if (sibling === at - 1) return;
    const share = distance / (at - sibling);
    this.#add(this.#shift, this.#list[sibling + 1] as number, share);
    this.#add(this.#shift, child, -share);
    this.#add(this.#change, child, share - distance);
  }

  #add(values: Float64Array, unit: number, value: number): void {
    values[unit] = (values[unit] as number) + value;
  }

  /** The unit below on a contour. */
  #next(unit: number, { thread }: Edge, last: boolean): number {
    const first = this.#start[unit] as number;
    const end = this.#start[unit + 1] as number;
    if (first === end) return thread[unit] as number;
    return this.#list[last ? end - 1 : first] as number;
  }

  /** The edge below `of` goes on in the branch of `next`: from its own end to the unit `to`, which was moved so far. */
  #thread(edge: Edge, of: number, next: number, to: number, moved: number): void {
    const end = edge.end[of] as number;
    edge.thread[end] = to;
    const difference = moved - (this.#move[to] as number) - (edge.endMove[of] as number);
    this.#add(this.#move, end, difference);
    this.#add(this.#left, end, -difference);
    this.#endsWith(edge, of, next);
  }

  /** The edge below a unit ends where that of another does. */
  #endsWith({ end, endMove }: Edge, unit: number, other: number): void {
    end[unit] = end[other] as number;
    endMove[unit] = endMove[other] as number;
  }

  /** Once all are placed below their parents: where they stand, each root at zero. */
  centres(): Float32Array {
    const count = this.#parent.length;
    const moved = new Float64Array(count);
    const root = new Float64Array(count);
    const centres = new Float32Array(count);
    for (let unit = 0; unit < count; unit += 1) {
      const above = this.#parent[unit] as number;
      moved[unit] = (above < 0 ? 0 : (moved[above] as number)) + (this.#move[unit] as number);
      const centre =
        (this.#left[unit] as number) + (moved[unit] as number) + (this.#width[unit] as number) / 2;
      root[unit] = above < 0 ? centre : (root[above] as number);
      centres[unit] = centre - (root[unit] as number);
      this.#shareOut(unit);
    }
    return centres;
  }

  #shareOut(unit: number): void {
    let shift = 0;
    let move = 0;
    for (let at = this.#start[unit] as number; at < (this.#start[unit + 1] as number); at += 1) {
      const child = this.#list[at] as number;
      shift += this.#shift[child] as number;
      move += shift + (this.#change[child] as number);
      this.#add(this.#move, child, move);
    }
  }
}

/** Which of the siblings so far reaches lowest at each depth, the last one first. */
class LowestSiblings {
  readonly #bottom: number[] = [];
  readonly #sibling: number[] = [];
  #at = 0;

  /** The next sibling; those that end above it are hidden behind it. */
  add(bottom: number, sibling: number): void {
    while (this.#bottom.length > 0 && bottom >= (this.#bottom.at(-1) as number)) {
      this.#bottom.pop();
      this.#sibling.pop();
    }
    this.#bottom.push(bottom);
    this.#sibling.push(sibling);
  }

  begin(): void {
    this.#at = this.#bottom.length - 1;
  }

  goDownTo(bottom: number): void {
    if (bottom > (this.#bottom[this.#at] as number)) this.#at -= 1;
  }

  /** The one that stands there. */
  get sibling(): number {
    return this.#sibling[this.#at] as number;
  }
}
