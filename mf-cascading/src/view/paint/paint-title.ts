import { cardStyle, titleTextStyle } from '../../tree/card/card-style';
import type { DrawnCard } from '../scene/drawn-card';
import { iconStatus, paintCapaianIcon } from './icon';
import { fontIn, type Look } from './look';
import { paintBody, paintFarOpener } from './paint-body';
import type { PaintSurface } from './paint-surface';

/** Middle detail: the goal in large type, the achievement and its icon. */
export function paintTitle(ctx: PaintSurface, drawn: DrawnCard, look: Look): void {
  const { card, width, height } = drawn;
  const { padding } = cardStyle;
  paintBody(ctx, drawn, look, look.statusSoft[card.status], 10);
  const { sasaran, capaian } = titleTextStyle;
  ctx.fillStyle = look.ink;
  ctx.font = fontIn(look, sasaran.font);
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  drawn.titleLines().forEach((line, index) => {
    ctx.fillText(line, padding, 40 + index * sasaran.line);
  });
  ctx.fillStyle = look.status[card.status];
  ctx.font = fontIn(look, capaian.font);
  ctx.textAlign = 'right';
  ctx.fillText(drawn.capaian, width - padding, height - 18);
  if (drawn.showIcon && card.icon !== null) {
    paintCapaianIcon(
      ctx,
      card.icon,
      padding + 18,
      height - 32,
      36,
      look.status[iconStatus[card.icon]],
      look.statusSoft[card.status],
    );
  }
  if (drawn.below > 0 && !drawn.open) paintFarOpener(ctx, drawn, look);
}
