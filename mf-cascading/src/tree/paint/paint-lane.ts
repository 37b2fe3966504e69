import type { Size, View } from '../../view/view';
import type { Rect, Shelf } from '../layout/place';
import { levelAt } from '../level';
import { type Look, levelColour } from './look';
import type { Scene } from './scene';

type Ctx = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const MARGIN = 24;
const NAME = { font: "600 11px 'Plus Jakarta Sans Variable', system-ui, sans-serif", height: 22, left: 10 };

/** A quiet band behind each level. */
export function paintLanes(
  ctx: Ctx,
  { layout }: Scene,
  view: View,
  shown: Rect,
  pixelRatio: number,
  look: Look,
): void {
  ctx.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  ctx.fillStyle = look.lane;
  for (const shelf of inSight(layout.shelves, shown)) {
    for (const { y, h, guests } of shelf.lanes) {
      if (guests) continue;
      const left = (shelf.x - 2 * MARGIN) * view.scale + view.x;
      const top = (y - MARGIN) * view.scale + view.y;
      ctx.fillRect(left, top, (shelf.w + 4 * MARGIN) * view.scale, (h + 2 * MARGIN) * view.scale);
    }
  }
}

/** The levels' names at the left edge of the picture, however far it is moved. */
export function paintLaneNames(
  ctx: Ctx,
  { layout, settings }: Scene,
  view: View,
  size: Size,
  shown: Rect,
  pixelRatio: number,
  look: Look,
): void {
  ctx.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  ctx.font = NAME.font;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  for (const shelf of inSight(layout.shelves, shown)) {
    if (lowestLane(shelf) * view.scale < NAME.height + 6) continue;
    for (const { level, y, h, guests } of shelf.lanes) {
      const top = (y - MARGIN) * view.scale + view.y;
      const bottom = (y + h + MARGIN) * view.scale + view.y;
      if (guests || bottom < NAME.height || top > size.height) continue;
      const at = Math.min(Math.max(top + 5, 8), bottom - NAME.height - 2);
      const name = levelAt(level).label[settings.type];
      const width = ctx.measureText(name).width + 22;
      ctx.fillStyle = look.surface;
      ctx.beginPath();
      ctx.roundRect(NAME.left, at, width, NAME.height, 5);
      ctx.fill();
      ctx.strokeStyle = look.line;
      ctx.lineWidth = 1;
      ctx.stroke();
      ctx.fillStyle = levelColour(look, level);
      ctx.fillRect(NAME.left + 5, at + 5, 4, NAME.height - 10);
      ctx.fillStyle = look.muted;
      ctx.fillText(name, NAME.left + 14, at + NAME.height / 2 + 0.5);
    }
  }
  ctx.textBaseline = 'alphabetic';
}

const inSight = (shelves: readonly Shelf[], shown: Rect) =>
  shelves.filter((shelf) => shelf.y <= shown.y + shown.h && shelf.y + shelf.h >= shown.y);

/** Names are written for all levels of a shelf or for none. */
const lowestLane = ({ lanes }: Shelf) => Math.min(...lanes.map(({ h }) => h + 2 * MARGIN));
