import { textStyle } from '../../tree/card/card-style';
import type { DrawnCard, Transform } from '../scene/drawn-card';
import type { Detail } from './detail';
import { cornersIn, fontIn, type Look } from './look';
import type { PaintSurface } from './paint-surface';

/** The place that a cross-cutting item will take when it is shown: a dashed outline with its unit's name. */
export function paintSlot(
  ctx: PaintSurface,
  { width, height, text }: DrawnCard,
  { x, y, scale }: Transform,
  detail: Detail,
  look: Look,
): void {
  if (detail === 'block') return;
  ctx.setTransform(scale, 0, 0, scale, x, y);
  ctx.strokeStyle = look.line;
  ctx.lineWidth = 1;
  ctx.setLineDash([4, 6]);
  ctx.beginPath();
  ctx.roundRect(0, 0, width, height, cornersIn(look));
  ctx.stroke();
  ctx.setLineDash([]);
  if (detail !== 'full') return;
  ctx.fillStyle = look.muted;
  ctx.font = fontIn(look, textStyle.unit.font);
  ctx.textAlign = 'center';
  ctx.fillText(`CC · ${text().unit[0] ?? ''}`, width / 2, height / 2);
  ctx.textAlign = 'left';
}
