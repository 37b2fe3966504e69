/** The canvas that everything is painted on, tile by tile; what fits is one tile. */
const TILE = { side: 2048, pixels: 1024 * 1024 } as const;
/** Filtered rows of a strip held at once. */
const STRIP_BYTES = 8 * 1024 * 1024;
/** From so many pixels on an export takes so long that it asks first. */
const LONG_FROM = 150_000_000;
/** Sides beyond which programs refuse to open a picture: it comes in several. */
const LARGEST_SIDE = 300_000;
/** Sides of each of these, which every program opens. */
const PART_SIDE = 16_000;
/** More is not made: it takes a quarter of an hour. */
const MOST_PIXELS = 20_000_000_000;
/** What a browser was measured to need besides: texts, compressor, pixels that are not collected yet. */
const BASE_BYTES = 120 * 1024 * 1024;
/** Bytes of file a pixel, measured on pictures: text on an even background. */
const FILE_BYTES_PER_PIXEL = 0.04;

export interface Prediction {
  readonly width: number;
  readonly height: number;
  /** Rows that are painted and compressed at once. */
  readonly stripRows: number;
  readonly strips: number;
  /** Width of the tiles that a strip is painted in. */
  readonly tileWidth: number;
  readonly memoryBytes: number;
  readonly fileBytes: number;
  /** Too large for one canvas of the browsers that are in use. */
  readonly large: boolean;
  /** Takes many seconds. */
  readonly long: boolean;
  /** The pictures that it comes in where one would be too large to be opened; null for one. */
  readonly parts: { readonly columns: number; readonly rows: number } | null;
  readonly tooLarge: boolean;
}

/** Largest canvas of Chromium and iOS Safari: pixels a side, and in all. */
export const canvasLimit = { side: 16_384, pixels: 16_777_216 } as const;

/** Size, strips and memory of a PNG of a picture at a pixel ratio. */
export function predict(picture: { width: number; height: number }, ratio: number): Prediction {
  const width = Math.max(1, Math.round(picture.width * ratio));
  const height = Math.max(1, Math.round(picture.height * ratio));
  if (Math.max(width, height) <= LARGEST_SIDE) return planOf(width, height);
  const [columns, rows] = [Math.ceil(width / PART_SIDE), Math.ceil(height / PART_SIDE)];
  const { strips, stripRows, tileWidth, memoryBytes } = planOf(
    Math.min(width, PART_SIDE),
    Math.min(height, PART_SIDE),
  );
  return {
    ...planOf(width, height),
    stripRows,
    tileWidth,
    strips: strips * columns * rows,
    // What is finished of a part waits for the end of it.
    memoryBytes: memoryBytes + Math.round(PART_SIDE * PART_SIDE * FILE_BYTES_PER_PIXEL),
    parts: { columns, rows },
  };
}

/** The same of one part of a picture, or of one that is whole. */
export function planOf(width: number, height: number): Prediction {
  const tileWidth = Math.min(width, TILE.side);
  const byTile = Math.floor(TILE.pixels / tileWidth);
  const byStrip = Math.floor(STRIP_BYTES / (3 * width));
  const stripRows = Math.max(1, Math.min(height, TILE.side, byTile, byStrip));
  const tileBytes = 2 * 4 * tileWidth * stripRows;
  return {
    width,
    height,
    stripRows,
    strips: Math.ceil(height / stripRows),
    tileWidth,
    memoryBytes: BASE_BYTES + tileBytes + 3 * width * stripRows,
    fileBytes: Math.round(width * height * FILE_BYTES_PER_PIXEL),
    large: Math.max(width, height) > canvasLimit.side || width * height > canvasLimit.pixels,
    long: width * height > LONG_FROM,
    parts: null,
    tooLarge: width * height > MOST_PIXELS,
  };
}

/** Rectangles of the parts of a picture, in its own pixels, row by row. */
export function partsOf({ width, height, parts }: Prediction) {
  const { columns, rows } = parts ?? { columns: 1, rows: 1 };
  return Array.from({ length: rows * columns }, (_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const [x, y] = [column * PART_SIDE, row * PART_SIDE];
    return {
      row,
      column,
      x,
      y,
      w: Math.min(PART_SIDE, width - x),
      h: Math.min(PART_SIDE, height - y),
    };
  });
}
