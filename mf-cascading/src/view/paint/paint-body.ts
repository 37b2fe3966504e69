import { cardStyle } from '../../tree/card/card-style';
import { FAMILY } from '../../tree/text/font-family';
import type { DrawnCard } from '../scene/drawn-card';
import { cornersIn, fontIn, type Look, levelColour } from './look';
import type { PaintSurface } from './paint-surface';

/** The empty card: background, edge in the level's colour, outline; dashed for a cross-cutting item, ringed when selected. */
export function paintBody(ctx: PaintSurface, drawn: DrawnCard, look: Look, fill: string, edge: number): void {
  const { width, height, level, cross, selected } = drawn;
  const radius = cornersIn(look);
  if (selected) {
    ctx.strokeStyle = look.brand;
    ctx.lineWidth = 3;
    ctx.beginPath();
    ctx.roundRect(-5, -5, width + 10, height + 10, radius === 0 ? 0 : radius + 5);
    ctx.stroke();
  }
  ctx.beginPath();
  ctx.roundRect(0, 0, width, height, radius);
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.strokeStyle = cross ? look.accent : look.line;
  ctx.lineWidth = cross ? 1.6 : 1;
  if (cross) ctx.setLineDash([6, 4]);
  ctx.stroke();
  if (cross) ctx.setLineDash([]);
  ctx.beginPath();
  ctx.roundRect(0, 0, width, edge + radius / 2, [radius, radius, 0, 0]);
  ctx.save();
  ctx.clip();
  ctx.fillStyle = levelColour(look, level);
  ctx.fillRect(0, 0, width, edge);
  ctx.restore();
}

/** Round button on the lower edge: a minus when the branch is open, else how many boxes it would show. */
export function paintOpener(ctx: PaintSurface, drawn: DrawnCard, look: Look): void {
  paintRound(ctx, drawn, look, { radius: cardStyle.toggle, y: drawn.height, font: toggleFont });
}

/** The same for the middle detail, as large as it is read from there. */
export function paintFarOpener(ctx: PaintSurface, drawn: DrawnCard, look: Look): void {
  const { farToggle, farToggleBelow } = cardStyle;
  paintRound(ctx, drawn, look, { radius: farToggle, y: drawn.height + farToggleBelow, font: farToggleFont });
}

interface Round {
  readonly radius: number;
  readonly y: number;
  readonly font: string;
}

function paintRound(
  ctx: PaintSurface,
  { width, below, open }: DrawnCard,
  look: Look,
  { radius, y, font }: Round,
): void {
  ctx.beginPath();
  ctx.arc(width / 2, y, radius, 0, 2 * Math.PI);
  ctx.fillStyle = open ? look.surface : look.brand;
  ctx.fill();
  ctx.strokeStyle = open ? look.edge : look.brand;
  ctx.lineWidth = 1.5;
  ctx.stroke();
  ctx.fillStyle = open ? look.muted : look.onBrand;
  if (open) {
    ctx.fillRect(width / 2 - 5, y - 1, 10, 2);
    return;
  }
  ctx.font = fontIn(look, font);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(below > 99 ? '99+' : String(below), width / 2, y + 0.5);
  ctx.textBaseline = 'alphabetic';
}

const toggleFont = `700 12px ${FAMILY}`;
const farToggleFont = `700 24px ${FAMILY}`;
