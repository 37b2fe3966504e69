import type { Rect, Shelf } from '../../tree/layout/place';
import { LANE_MARGIN } from '../../tree/layout/unit';
import type { Scene } from '../scene/scene';
import type { View } from '../viewport/view';
import type { Look } from './look';
import type { PaintSurface } from './paint-surface';

/** A quiet band behind each level. */
export function paintLanes(
  ctx: PaintSurface,
  { layout }: Scene,
  view: View,
  shown: Rect,
  pixelRatio: number,
  look: Look,
): void {
  ctx.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  ctx.fillStyle = look.lane;
  for (const shelf of inSight(layout.shelves, shown)) {
    for (const { y, h, crossOnly } of shelf.lanes) {
      if (crossOnly) continue;
      const left = (shelf.x - 2 * LANE_MARGIN) * view.scale + view.x;
      const top = (y - LANE_MARGIN) * view.scale + view.y;
      ctx.fillRect(left, top, (shelf.w + 4 * LANE_MARGIN) * view.scale, (h + 2 * LANE_MARGIN) * view.scale);
    }
  }
}

const inSight = (shelves: readonly Shelf[], shown: Rect) =>
  shelves.filter((shelf) => shelf.y <= shown.y + shown.h && shelf.y + shelf.h >= shown.y);
