import type { TimeSlices } from '../../lazy/time-slices';
import type { Rect } from '../../tree/layout/place';
import type { Bytes } from '../bytes/bytes';
import { paintPicture } from '../picture/paint-picture';
import type { Picture } from '../picture/picture';
import { planOf } from '../picture/size';
import { RowFilter } from '../png/row-filter';

/**
 * The strips of a part of a picture, in its pixels at `ratio`, as filtered rows; painted tile by tile on one canvas that is
 * used again and again.
 */
export async function* stripsOf(
  picture: Picture,
  { x: left, y: top, w: width, h: height }: Rect,
  ratio: number,
  slices: TimeSlices,
): AsyncGenerator<Bytes> {
  const { stripRows, tileWidth } = planOf(width, height);
  const canvas = document.createElement('canvas');
  try {
    canvas.width = tileWidth;
    canvas.height = stripRows;
    const ctx = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (ctx === null) throw new Error('The browser gave no canvas');
    const filter = new RowFilter(width, stripRows);
    for (let y = 0; y < height; y += stripRows) {
      const rows = Math.min(stripRows, height - y);
      filter.begin(rows);
      for (let x = 0; x < width; x += tileWidth) {
        const wide = Math.min(tileWidth, width - x);
        paintPicture(ctx, picture, { x: left + x, y: top + y, w: wide, h: rows }, ratio);
        await slices.pause();
        filter.put(ctx.getImageData(0, 0, wide, rows).data, x, wide);
        await slices.pause();
      }
      yield filter.rows();
    }
  } finally {
    // Gives the canvas's memory back at once instead of at the next collection.
    canvas.width = 0;
  }
}
