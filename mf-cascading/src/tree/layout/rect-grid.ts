import type { Rect } from './place';

/** Side of a cell, in world pixels: about a screen at reading size. */
const CELL = 2_048;
/** Wider or higher ones are few, and asked each time. */
const LONG = 4 * CELL;

interface Columns {
  /** Upper left corners; NaN for what has no place. */
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  readonly widthOf: (at: number) => number;
  readonly heightOf: (at: number) => number;
}

/** Finds those of many rectangles that may touch one, by the cells of the world that their corners lie in. */
export class RectGrid {
  readonly #long: number[] = [];
  /** Those whose corner lies in a cell are `#list` from `#start[cell]` up to `#start[cell + 1]`. */
  readonly #list: Int32Array;
  readonly #start: Int32Array;
  readonly #columns: number;
  readonly #rows: number;
  readonly #count: number;
  #left = Infinity;
  #top = Infinity;
  #widest = 0;
  #highest = 0;

  constructor({ x, y, widthOf, heightOf }: Columns) {
    const count = x.length;
    this.#count = count;
    const short: number[] = [];
    let [right, bottom] = [-Infinity, -Infinity];
    for (let at = 0; at < count; at += 1) {
      const [left = Number.NaN, top = Number.NaN] = [x[at], y[at]];
      if (Number.isNaN(left) || Number.isNaN(top)) continue;
      const [width, height] = [widthOf(at), heightOf(at)];
      if (width > LONG || height > LONG) {
        this.#long.push(at);
        continue;
      }
      short.push(at);
      this.#left = Math.min(this.#left, left);
      this.#top = Math.min(this.#top, top);
      right = Math.max(right, left);
      bottom = Math.max(bottom, top);
      this.#widest = Math.max(this.#widest, width);
      this.#highest = Math.max(this.#highest, height);
    }
    this.#columns = short.length === 0 ? 0 : this.#column(right) + 1;
    this.#rows = short.length === 0 ? 0 : this.#row(bottom) + 1;
    const cells = short.map(
      (at) => this.#row(y[at] as number) * this.#columns + this.#column(x[at] as number),
    );
    this.#start = new Int32Array(this.#columns * this.#rows + 1);
    for (const cell of cells) this.#start[cell + 1] = (this.#start[cell + 1] as number) + 1;
    for (let cell = 1; cell < this.#start.length; cell += 1)
      this.#start[cell] = (this.#start[cell] as number) + (this.#start[cell - 1] as number);
    const next = this.#start.slice();
    this.#list = new Int32Array(short.length);
    short.forEach((at, index) => {
      const cell = cells[index] as number;
      this.#list[next[cell] as number] = at;
      next[cell] = (next[cell] as number) + 1;
    });
  }

  /** All that may touch a rectangle, in their order; more than do. */
  near({ x, y, w, h }: Rect): number[] {
    const found = this.#long.slice();
    // What begins left of it or above it may reach into it; floats may round by a pixel.
    const from = Math.max(0, this.#column(x - this.#widest - 1));
    const to = Math.min(this.#columns - 1, this.#column(x + w + 1));
    const last = Math.min(this.#rows - 1, this.#row(y + h + 1));
    for (let row = Math.max(0, this.#row(y - this.#highest - 1)); row <= last; row += 1) {
      const end = this.#start[row * this.#columns + to + 1] as number;
      for (let at = this.#start[row * this.#columns + from] as number; at < end; at += 1)
        found.push(this.#list[at] as number);
    }
    return inOrder(found, this.#count);
  }

  #column(x: number): number {
    return Math.floor((x - this.#left) / CELL);
  }

  #row(y: number): number {
    return Math.floor((y - this.#top) / CELL);
  }
}

/** From so many on, marking all there are takes less time than sorting. */
const MANY = 1_000;

function inOrder(found: number[], count: number): number[] {
  if (found.length < MANY) return found.sort((a, b) => a - b);
  const marked = new Uint8Array(count);
  for (const at of found) marked[at] = 1;
  let next = 0;
  for (let at = 0; at < count; at += 1) {
    if (marked[at] !== 1) continue;
    found[next] = at;
    next += 1;
  }
  return found;
}
