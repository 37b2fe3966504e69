import type { Rect } from '../layout/place';
import { levelAt } from '../level';
import type { Spot } from './drawn-card';
import { type Look, levelColour } from './look';
import type { Scene } from './scene';

type Ctx = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const MARGIN = 24;
/** Height in pixels from which a lane has room for its name. */
const NAME_FROM = 44;

/** A quiet band behind each level; its name stays at the left edge of the picture however far it is moved. */
export function paintLanes(
  ctx: Ctx,
  scene: Scene,
  view: Spot,
  shown: Rect,
  pixelRatio: number,
  look: Look,
): void {
  ctx.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  for (const shelf of scene.layout.shelves) {
    if (shelf.y > shown.y + shown.h || shelf.y + shelf.h < shown.y) continue;
    for (const { level, y, h } of shelf.lanes) {
      const top = (y - MARGIN) * view.scale + view.y;
      const height = (h + 2 * MARGIN) * view.scale;
      const left = (shelf.x - 2 * MARGIN) * view.scale + view.x;
      const width = (shelf.w + 4 * MARGIN) * view.scale;
      ctx.fillStyle = look.lane;
      ctx.fillRect(left, top, width, height);
      if (height < NAME_FROM) continue;
      ctx.fillStyle = levelColour(look, level);
      ctx.fillRect(Math.max(0, left), top, 4, height);
      const name = levelAt(level).label[scene.settings.type];
      paintName(ctx, name, Math.max(0, left) + 12, Math.max(top + 8, 8), top + height, look);
    }
  }
}

const nameFont = "600 11px 'Plus Jakarta Sans Variable', system-ui, sans-serif";

function paintName(ctx: Ctx, name: string, x: number, y: number, bottom: number, look: Look): void {
  if (y + 16 > bottom) return;
  ctx.font = nameFont;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = look.muted;
  ctx.fillText(name, x, y + 6);
  ctx.textBaseline = 'alphabetic';
}
