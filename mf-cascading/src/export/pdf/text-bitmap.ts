import { FAMILY } from '../../tree/text/font-family';
import type { Bytes } from '../bytes/bytes';
import type { TextRun } from '../vector/vector-sink';

/** A line of text as a bitmap, for characters that the standard fonts of PDF do not have. */
export interface TextBitmap {
  readonly columns: number;
  readonly rows: number;
  readonly colour: string;
  /** Opacity of each pixel, row by row. */
  readonly ink: Bytes;
  /** In units of the page: size, and how far the base line lies below the top. */
  readonly place: { readonly width: number; readonly height: number; readonly ascent: number };
}

/** Pixels a unit: a text stays sharp at three times its size. */
const FINENESS = 4;

/** Draws a line of text with whatever fonts the browser has. */
export function drawText({ text, size, weight, colour, width }: TextRun): TextBitmap | null {
  const height = size * 1.5;
  const ascent = size * 1.1;
  const columns = Math.max(1, Math.ceil(width * FINENESS));
  const rows = Math.ceil(height * FINENESS);
  const canvas = document.createElement('canvas');
  canvas.width = columns;
  canvas.height = rows;
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  if (ctx === null) return null;
  ctx.font = `${weight} ${size * FINENESS}px ${FAMILY}`;
  ctx.fillText(text, 0, ascent * FINENESS, columns);
  const { data } = ctx.getImageData(0, 0, columns, rows);
  const ink = Uint8Array.from({ length: columns * rows }, (_, pixel) => data[4 * pixel + 3] ?? 0);
  return { columns, rows, colour, ink, place: { width, height, ascent } };
}
