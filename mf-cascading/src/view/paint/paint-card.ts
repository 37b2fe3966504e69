import type { YearMark } from '../../tree/model/year-mark';
import type { DrawnCard, Transform } from '../scene/drawn-card';
import type { Detail } from './detail';
import type { PaintStyle } from './paint-style';
import type { PaintSurface } from './paint-surface';
import { paintTitle } from './paint-title';

/** Paints one card, and its mark, with its corner at a transform of the picture; screen, export and print use this one function. */
export function paintCard(
  ctx: PaintSurface,
  drawn: DrawnCard,
  mark: YearMark | null,
  transform: Transform,
  detail: Detail,
  { look, painters }: PaintStyle,
): void {
  if (mark !== null && mark.absent !== null)
    painters?.absent(ctx, drawn, transform, detail, look, mark.absent);
  else if (detail === 'block' && painters !== null) painters.block(ctx, drawn, transform, look);
  else {
    ctx.setTransform(transform.scale, 0, 0, transform.scale, transform.x, transform.y);
    if (detail === 'full' && painters !== null) painters.full(ctx, drawn, look);
    else paintTitle(ctx, drawn, look);
  }
  if (mark !== null && mark.change !== null) painters?.changeSign(ctx, drawn, transform, mark.change, look);
}
