import { paintPicture } from '../picture/paint-picture';
import type { Picture } from '../picture/picture';

const LONGEST_SIDE = 1400;

/** A thumbnail of the whole picture as a data URL. */
export function thumbnail(picture: Picture): string {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(picture.width * scale);
  canvas.height = Math.ceil(picture.height * scale);
  const ctx = canvas.getContext('2d', { alpha: false });
  if (ctx === null) throw new Error('The browser gave no canvas');
  paintPicture(ctx, picture, { x: 0, y: 0, w: canvas.width, h: canvas.height }, scale);
  return canvas.toDataURL('image/png');
}
