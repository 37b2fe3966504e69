import { cardStyle, titleTextStyle } from '../../tree/card/card-style';
import type { DrawnCard } from '../scene/drawn-card';
import { iconStatus, paintCapaianIcon } from './icon';
import { fontIn, type Look } from './look';
import { paintBody, paintOpener } from './paint-body';
import type { PaintSurface } from './paint-surface';

const FOOT = 62;

/** Middle detail: the goal in large type, the achievement and its icon. */
export function paintTitle(ctx: PaintSurface, drawn: DrawnCard, look: Look): void {
  const { card, width, height } = drawn;
  const { padding } = cardStyle;
  paintBody(ctx, drawn, look, look.statusSoft[card.status], 10);
  const { sasaran, capaian } = titleTextStyle;
  const most = Math.max(1, Math.floor((height - FOOT - 24) / sasaran.line));
  ctx.fillStyle = look.ink;
  ctx.font = fontIn(look, sasaran.font);
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  const lines = drawn.titleLines();
  lines.slice(0, most).forEach((line, index) => {
    const last = index === most - 1 && lines.length > most;
    ctx.fillText(last ? `${line.slice(0, -1)}…` : line, padding, 40 + index * sasaran.line);
  });
  ctx.fillStyle = look.status[card.status];
  ctx.font = fontIn(look, capaian.font);
  ctx.textAlign = 'right';
  ctx.fillText(drawn.text().capaian, width - padding, height - 18);
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
  if (drawn.below > 0 && !drawn.open) paintOpener(ctx, drawn, look);
}
