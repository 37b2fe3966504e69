import { formatRoughPercent } from '@selaras/domain';
import { FAMILY } from '../../tree/text/font-family';
import type { DrawnCard, Transform } from '../scene/drawn-card';
import { fontIn, type Look, levelColour } from './look';
import type { PaintSurface } from './paint-surface';
import { paintPattern } from './pattern';

/** Height in picture pixels from which edge and pattern can be told apart. */
const PATTERN_FROM = 16;
/** Width in picture pixels from which the achievement can be read. */
const NUMBER_FROM = 24;

/** Zoomed out, the status is the message: one filled box. */
export function paintBlock(
  ctx: PaintSurface,
  { card, level, cross, width, height, selected }: DrawnCard,
  { x, y, scale }: Transform,
  look: Look,
): void {
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  const w = Math.max(1, width * scale);
  const h = Math.max(1, height * scale);
  ctx.fillStyle = look.status[card.status];
  ctx.fillRect(x, y, w, h);
  if (h >= PATTERN_FROM) {
    const numbered = card.capaian !== null && w >= NUMBER_FROM;
    paintPattern(ctx, card.status, x, numbered ? y - h * 0.14 : y, w, h, look.surface);
    ctx.fillStyle = levelColour(look, level);
    ctx.fillRect(x, y, w, Math.max(2, h * 0.1));
    if (numbered)
      paintNumber(
        ctx,
        card.capaian ?? 0,
        x + w / 2,
        y + h * (card.status === 'tercapai' ? 0.66 : 0.84),
        w,
        look,
      );
  }
  if (cross && h >= 6) {
    ctx.strokeStyle = look.accent;
    ctx.lineWidth = 2;
    ctx.strokeRect(x - 1, y - 1, w + 2, h + 2);
  }
  if (selected) {
    ctx.strokeStyle = look.brand;
    ctx.lineWidth = 4;
    ctx.strokeRect(x - 4, y - 4, w + 8, h + 8);
  }
}

/** The achievement in whole percent, as large as the block allows in steps of two pixels. */
function paintNumber(
  ctx: PaintSurface,
  capaian: number,
  x: number,
  y: number,
  width: number,
  look: Look,
): void {
  const size = Math.max(8, 2 * Math.floor(width * 0.19));
  ctx.font = fontIn(look, `700 ${size}px ${FAMILY}`);
  ctx.textAlign = 'center';
  ctx.fillStyle = look.surface;
  ctx.fillText(formatRoughPercent(capaian), x, y);
  ctx.textAlign = 'left';
}
