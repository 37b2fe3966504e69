import { cardStyle, textStyle } from '../../tree/card/card-style';
import { FAMILY } from '../../tree/text/font-family';
import type { DrawnCard, Transform } from '../scene/drawn-card';
import type { Detail } from './detail';
import { cornersIn, fontIn, type Look } from './look';
import type { PaintSurface } from './paint-surface';

/** Below this many picture pixels of height a dashed outline is a smear. */
const DASHES_FROM = 12;

/** The place of a box that the shown year does not have: an empty outline that says so. */
export function paintAbsent(
  ctx: PaintSurface,
  drawn: DrawnCard,
  transform: Transform,
  detail: Detail,
  look: Look,
  text: string,
): void {
  const { width, height, selected } = drawn;
  ctx.setTransform(transform.scale, 0, 0, transform.scale, transform.x, transform.y);
  ctx.beginPath();
  ctx.roundRect(0, 0, width, height, cornersIn(look));
  ctx.fillStyle = look.background;
  ctx.fill();
  ctx.strokeStyle = selected ? look.brand : look.edge;
  ctx.lineWidth = Math.max(selected ? 3 : 1, 1 / transform.scale);
  const dashes = height * transform.scale >= DASHES_FROM;
  if (dashes) ctx.setLineDash([8, 6]);
  ctx.stroke();
  if (dashes) ctx.setLineDash([]);
  if (detail !== 'block') paintTexts(ctx, drawn, detail, look, text);
}

function paintTexts(ctx: PaintSurface, drawn: DrawnCard, detail: Detail, look: Look, text: string): void {
  const { padding } = cardStyle;
  const full = detail === 'full';
  const { font, line } = full ? textStyle.sasaran : { font: farFont, line: 30 };
  const lines = full ? drawn.text().sasaran : drawn.titleLines();
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = look.muted;
  ctx.font = fontIn(look, font);
  lines.slice(0, 3).forEach((words, at) => {
    ctx.fillText(words, padding, padding + 26 + (at + 0.76) * line);
  });
  ctx.font = fontIn(look, full ? textStyle.indikator.font : farFont);
  ctx.fillText(text, padding, drawn.height - padding - 8);
  if (!full) return;
  ctx.font = fontIn(look, textStyle.level.font);
  ctx.fillText(drawn.text().level, padding, padding + 12);
}

const farFont = `500 20px ${FAMILY}`;
