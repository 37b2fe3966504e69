import type { YearMark } from '../../tree/model/year-mark';
import type { DrawnCard, Spot } from '../scene/drawn-card';
import type { Detail } from './detail';
import { paintFar } from './paint-far';
import type { PaintStyle } from './paint-style';
import type { PaintSurface } from './paint-surface';

/** Paints one card, and its mark, with its corner at a spot of the picture; screen, export and print use this one function. */
export function paintCard(
  ctx: PaintSurface,
  drawn: DrawnCard,
  mark: YearMark | null,
  spot: Spot,
  detail: Detail,
  { look, painters }: PaintStyle,
): void {
  if (mark !== null && mark.absent !== null) painters?.absent(ctx, drawn, spot, detail, look, mark.absent);
  else if (detail === 'block' && painters !== null) painters.block(ctx, drawn, spot, look);
  else {
    ctx.setTransform(spot.scale, 0, 0, spot.scale, spot.x, spot.y);
    if (detail === 'full' && painters !== null) painters.full(ctx, drawn, look);
    else paintFar(ctx, drawn, look);
  }
  if (mark !== null && mark.change !== null) painters?.changeSign(ctx, drawn, spot, mark.change, look);
}
