import { actionsInset } from './action-place';
import { cardStyle, textStyle } from './card-style';
import type { CardText } from './card-text';

/** Where each part of a full card starts, from the card's top; `height` is what the card needs. */
export interface CardRows {
  readonly head: number;
  readonly unit: number;
  readonly sasaran: number;
  readonly nomenklatur: number;
  readonly rsud: number;
  readonly indikator: number;
  readonly bayangan: number;
  readonly angka: number;
  readonly pengampu: number;
  readonly skp: number;
  readonly actions: number;
  readonly height: number;
}

/** Target, realisation, achievement and the bullet bar below them; their unit has a line of its own in it. */
export const FIGURES_HEIGHT = 62;
const FIGURES_LINES = 3;

/** Where the figures' lines and their bar stand in their block. */
interface FigureRows {
  readonly height: number;
  readonly top: number;
  readonly line: number;
  readonly bar: number;
}

type Figures = Pick<CardText, 'target' | 'realisasi' | 'satuan'>;

/** Two lines stand with room around them; a third moves them together, and only more make the block higher. */
export function figureRows({ target, realisasi, satuan }: Figures): FigureRows {
  const lines = target.length + realisasi.length + satuan.length;
  if (lines < FIGURES_LINES)
    return { height: FIGURES_HEIGHT, top: 9, line: textStyle.angka.line, bar: FIGURES_HEIGHT - 14 };
  const line = textStyle.angka.line - 1;
  const height = FIGURES_HEIGHT + (lines - FIGURES_LINES) * line;
  return { height, top: 5, line, bar: height - 12 };
}

/** Parts from top to bottom; a part that has nothing to say takes no room. `actions` is the height of the buttons. */
export function cardRows(text: CardText, actions: number): CardRows {
  let y = cardStyle.edge + 10;
  const take = (height: number, before = 0) => {
    if (height === 0) return y;
    const start = y + before;
    y = start + height;
    return start;
  };
  const { indikator, indikatorLain } = text;
  const indikatorLines = indikator.reduce((sum, lines) => sum + lines.length, 0);
  const pengampuHeight =
    text.pengampu.length * textStyle.pengampu.line + text.rincian.length * textStyle.rincian.line;
  const rows = {
    head: take(textStyle.level.line),
    unit: take(text.unit.length * textStyle.unit.line, 4),
    sasaran: take(text.sasaran.length * textStyle.sasaran.line, 6),
    nomenklatur: take(text.nomenklatur.length * textStyle.nomenklatur.line, 4),
    rsud: take(text.rsud === null ? 0 : textStyle.angka.line, 4),
    indikator: take(
      indikatorLines * textStyle.indikator.line +
        Math.max(0, indikator.length - 1) * 4 +
        (indikatorLain === null ? 0 : textStyle.angka.line),
      10,
    ),
    bayangan: take(text.bayangan.length * textStyle.bayangan.line, 8),
    angka: take(figureRows(text).height, 10),
    pengampu: take(pengampuHeight, 10),
    skp: take(text.skp === null ? 0 : textStyle.angka.line, 6),
  };
  const place = take(actions, cardStyle.actionsTop);
  return { ...rows, actions: place, height: Math.ceil(y + actionsInset.bottom) };
}
