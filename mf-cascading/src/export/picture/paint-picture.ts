import type { Rect } from '../../tree/layout/place';
import type { PaintSurface } from '../../view/paint/paint-surface';
import { paintWorld } from '../../view/paint/paint-tree';
import { paintFoot } from './paint-foot';
import { paintHead } from './paint-head';
import type { Picture } from './picture';

/**
 * Paints what a window shows of a picture that is `scale` pixels to a world pixel large; the window is in pixels of
 * the enlarged picture, its corner becomes the surface's origin.
 */
export function paintPicture(ctx: PaintSurface, picture: Picture, window: Rect, scale: number): void {
  const { origin, scene, head, foot } = picture;
  const view = { x: origin.x * scale - window.x, y: origin.y * scale - window.y, scale };
  const size = { width: window.w, height: window.h };
  paintWorld(ctx, scene, { view, size, pixelRatio: 1, detail: 'full' }, picture);
  const shown = (part: Rect) =>
    part.h > 0 && part.y * scale < window.y + window.h && (part.y + part.h) * scale > window.y;
  const transform = { x: -window.x, y: -window.y, scale };
  if (shown(head)) paintHead(ctx, picture, transform);
  if (shown(foot)) paintFoot(ctx, picture, transform);
}
