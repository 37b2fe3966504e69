import { figureRows } from '../../tree/card/card-rows';
import { cardStyle, textStyle } from '../../tree/card/card-style';
import type { DrawnCard } from '../scene/drawn-card';
import { iconStatus, paintCapaianIcon } from './icon';
import { fontIn, type Look, levelColour } from './look';
import { paintActions } from './paint-actions';
import { paintBody, paintOpener } from './paint-body';
import type { PaintSurface } from './paint-surface';
import { paintCrossIcon, paintPengampuIcon } from './sign';

const { padding } = cardStyle;

/** Full detail: every field of the card at the places that its rows were given. */
export function paintFull(ctx: PaintSurface, drawn: DrawnCard, look: Look): void {
  paintBody(ctx, drawn, look, look.surface, cardStyle.edge);
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  paintHead(ctx, drawn, look);
  paintTexts(ctx, drawn, look);
  paintFigures(ctx, drawn, look);
  paintPengampu(ctx, drawn, look);
  paintActions(ctx, drawn, look);
  if (drawn.below > 0) paintOpener(ctx, drawn, look);
}

type TextName = keyof typeof textStyle;

function write(
  ctx: PaintSurface,
  look: Look,
  name: TextName,
  lines: readonly string[],
  x: number,
  top: number,
  colour: string,
  line: number = textStyle[name].line,
): void {
  const { font } = textStyle[name];
  ctx.font = fontIn(look, font);
  ctx.fillStyle = colour;
  lines.forEach((text, index) => {
    ctx.fillText(text, x, top + (index + 0.76) * line);
  });
}

function paintHead(
  ctx: PaintSurface,
  { card, level, cross, width, showIcon, text, rows }: DrawnCard,
  look: Look,
): void {
  const { head, unit } = rows();
  ctx.fillStyle = levelColour(look, level);
  ctx.beginPath();
  ctx.arc(padding + 4, head + 8, 4, 0, 2 * Math.PI);
  ctx.fill();
  write(ctx, look, 'level', [text().level], padding + 14, head, look.muted);
  if (showIcon && card.icon !== null) {
    paintCapaianIcon(
      ctx,
      card.icon,
      width - padding - 9,
      head + 8,
      18,
      look.status[iconStatus[card.icon]],
      look.surface,
    );
  }
  if (cross) {
    ctx.fillStyle = look.accentSoft;
    ctx.beginPath();
    ctx.roundRect(padding, unit, width - 2 * padding, text().unit.length * textStyle.unit.line, 4);
    ctx.fill();
    paintCrossIcon(ctx, padding + 10, unit + 9, look.accent);
    write(ctx, look, 'unit', text().unit, padding + 22, unit, look.accent);
  }
}

function paintTexts(ctx: PaintSurface, { width, text, rows }: DrawnCard, look: Look): void {
  const { sasaran, nomenklatur, rsud, indikator, indikatorLain, bayangan, skp } = text();
  const at = rows();
  write(ctx, look, 'sasaran', sasaran, padding, at.sasaran, look.ink);
  write(ctx, look, 'nomenklatur', nomenklatur, padding, at.nomenklatur, look.muted);
  if (rsud !== null) write(ctx, look, 'angka', [rsud], padding, at.rsud, look.accent);
  let y = at.indikator;
  for (const lines of indikator) {
    ctx.fillStyle = look.brand;
    ctx.fillRect(padding, y + 2, 3, lines.length * textStyle.indikator.line - 4);
    write(ctx, look, 'indikator', lines, padding + 12, y, look.ink);
    y += lines.length * textStyle.indikator.line + 4;
  }
  if (indikatorLain !== null) write(ctx, look, 'angka', [indikatorLain], padding + 12, y - 4, look.muted);
  if (bayangan.length > 0) {
    ctx.strokeStyle = look.line;
    ctx.lineWidth = 1;
    ctx.setLineDash([3, 3]);
    ctx.strokeRect(
      padding - 4,
      at.bayangan - 3,
      width - 2 * padding + 8,
      bayangan.length * textStyle.bayangan.line + 6,
    );
    ctx.setLineDash([]);
    write(ctx, look, 'bayangan', bayangan, padding + 2, at.bayangan, look.muted);
  }
  if (skp !== null) write(ctx, look, 'angka', [skp], padding, at.skp, look.brand);
}

/** Scale of the bullet bar: achievements beyond it end at the bar's end. */
const BAR_END = 125;

function paintFigures(ctx: PaintSurface, { card, width, text, rows }: DrawnCard, look: Look): void {
  const top = rows().angka;
  const { target, realisasi, satuan, capaian } = text();
  const { height, line, ...at } = figureRows(text());
  const colour = look.status[card.status];
  ctx.fillStyle = look.statusSoft[card.status];
  ctx.beginPath();
  ctx.roundRect(padding - 4, top, width - 2 * padding + 8, height, 8);
  ctx.fill();
  const figures = [...target, ...realisasi];
  const x = padding + 4;
  write(ctx, look, 'angka', figures, x, top + at.top, look.ink, line);
  write(ctx, look, 'angka', satuan, x, top + at.top + figures.length * line, look.ink, line);
  ctx.textAlign = 'right';
  write(ctx, look, 'capaian', [capaian], width - padding - 4, top + at.top + 2, colour);
  ctx.textAlign = 'left';

  const length = width - 2 * padding - 8;
  const y = top + at.bar;
  ctx.fillStyle = look.surface;
  ctx.fillRect(x, y, length, 6);
  if (card.capaian !== null) {
    ctx.fillStyle = colour;
    ctx.fillRect(x, y, (Math.min(Math.max(card.capaian, 0), BAR_END) / BAR_END) * length, 6);
  }
  ctx.fillStyle = look.ink;
  ctx.fillRect(x + (100 / BAR_END) * length - 1, y - 3, 2, 12);
}

function paintPengampu(ctx: PaintSurface, { card, text, rows }: DrawnCard, look: Look): void {
  const { pengampu, rincian } = text();
  if (card.pengampu === null || pengampu.length === 0) return;
  const top = rows().pengampu;
  paintPengampuIcon(ctx, card.pengampu.jenis, padding + 8, top + 9, look.muted);
  write(ctx, look, 'pengampu', pengampu, padding + 24, top, look.ink);
  write(
    ctx,
    look,
    'rincian',
    rincian,
    padding + 24,
    top + textStyle.pengampu.line * pengampu.length,
    look.muted,
  );
}
