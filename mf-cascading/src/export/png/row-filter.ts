import type { Bytes } from '../bytes/bytes';

/** Number of the row filter "Up": each byte less the byte above it. */
const UP = 2;

/**
 * Turns painted pixels into the rows that PNG compresses: red, green and blue, each less the one above. Empty background
 * and upright lines become zeros. A strip is put together from tiles side by side; the row above is kept from
 * strip to strip.
 */
export class RowFilter {
  readonly #above: Uint32Array;
  readonly #buffer: Bytes;
  #rows = 0;

  constructor(
    private readonly width: number,
    mostRows: number,
  ) {
    this.#above = new Uint32Array(width).fill(0xff000000);
    this.#buffer = new Uint8Array(mostRows * this.#rowBytes);
  }

  get #rowBytes(): number {
    return 1 + 3 * this.width;
  }

  begin(rows: number): void {
    this.#rows = rows;
    this.#buffer.fill(0, 0, rows * this.#rowBytes);
    for (let row = 0; row < rows; row += 1) this.#buffer[row * this.#rowBytes] = UP;
  }

  /** Takes a tile of the strip, `wide` pixels from column `left` on, opaque RGBA. */
  put(rgba: Uint8ClampedArray<ArrayBuffer>, left: number, wide: number): void {
    const now = new Uint32Array(rgba.buffer, rgba.byteOffset, wide * this.#rows);
    for (let row = 0; row < this.#rows; row += 1) {
      const from = row * wide;
      const above = row === 0 ? this.#above : now;
      const aboveFrom = row === 0 ? left : from - wide;
      const to = row * this.#rowBytes + 1 + 3 * left;
      for (let x = 0; x < wide; x += 1) {
        const pixel = now[from + x] as number;
        const upper = above[aboveFrom + x] as number;
        if (pixel === upper) continue;
        const at = to + 3 * x;
        this.#buffer[at] = (pixel & 0xff) - (upper & 0xff);
        this.#buffer[at + 1] = ((pixel >>> 8) & 0xff) - ((upper >>> 8) & 0xff);
        this.#buffer[at + 2] = ((pixel >>> 16) & 0xff) - ((upper >>> 16) & 0xff);
      }
    }
    this.#above.set(now.subarray((this.#rows - 1) * wide), left);
  }

  /** The finished rows; they are written over by the next strip. */
  rows(): Bytes {
    return this.#buffer.subarray(0, this.#rows * this.#rowBytes);
  }
}
