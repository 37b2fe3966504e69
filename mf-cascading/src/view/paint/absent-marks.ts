import { cardStyle, textStyle } from '../../tree/card/card-style';
import type { Marks } from '../../tree/model/marks';
import type { TreeModel } from '../../tree/model/model';
import type { DrawnCard, Spot } from '../scene/drawn-card';
import type { Look } from './look';
import type { Detail } from './paint-card';
import type { PaintSurface } from './paint-surface';

/** An annual box that the shown year does not have keeps its place as an empty outline. */
export function absentMarks(
  model: TreeModel,
  tahun: number,
  knows: (box: number, tahun: number) => boolean,
): Marks {
  const wordOf = (box: number) => (knows(box, tahun) ? 'Tidak ada' : 'Belum ada data');
  const isAbsent = (box: number) => model.inactive?.[box] === 1 && model.cards[box]?.tahunan.length === 0;
  return {
    textOf: (box) => (isAbsent(box) ? `${wordOf(box)} tahun ${tahun}` : null),
    paintInstead: (ctx, box, drawn, spot, detail, look) => {
      if (!isAbsent(box)) return false;
      paintAbsent(ctx, drawn, spot, detail, look, wordOf(box));
      return true;
    },
    paintOver: () => {},
  };
}

/** Below this many picture pixels of height a dashed outline is a smear. */
const DASHES_FROM = 12;

function paintAbsent(
  ctx: PaintSurface,
  drawn: DrawnCard,
  spot: Spot,
  detail: Detail,
  look: Look,
  text: string,
): void {
  const { width, height, selected } = drawn;
  ctx.setTransform(spot.scale, 0, 0, spot.scale, spot.x, spot.y);
  ctx.beginPath();
  ctx.roundRect(0, 0, width, height, cardStyle.radius);
  ctx.fillStyle = look.ground;
  ctx.fill();
  ctx.strokeStyle = selected ? look.brand : look.edge;
  ctx.lineWidth = Math.max(selected ? 3 : 1, 1 / spot.scale);
  const dashes = height * spot.scale >= DASHES_FROM;
  if (dashes) ctx.setLineDash([8, 6]);
  ctx.stroke();
  if (dashes) ctx.setLineDash([]);
  if (detail !== 'balok') paintTexts(ctx, drawn, detail, look, text);
}

function paintTexts(ctx: PaintSurface, drawn: DrawnCard, detail: Detail, look: Look, text: string): void {
  const { padding } = cardStyle;
  const full = detail === 'lengkap';
  const { font, line } = full ? textStyle.sasaran : { font: farFont, line: 30 };
  const lines = full ? drawn.text().sasaran : drawn.farTitle();
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
  ctx.fillStyle = look.muted;
  ctx.font = font;
  lines.slice(0, 3).forEach((words, at) => {
    ctx.fillText(words, padding, padding + 26 + (at + 0.76) * line);
  });
  ctx.font = full ? textStyle.indikator.font : farFont;
  ctx.fillText(text, padding, drawn.height - padding - 8);
  if (!full) return;
  ctx.font = textStyle.level.font;
  ctx.fillText(drawn.text().level, padding, padding + 12);
}

const farFont = "500 20px 'Plus Jakarta Sans Variable', system-ui, sans-serif";
