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
const FIGURES_HEIGHT = 62;
const FIGURES_LINES = 3;

/** Where the figures' lines and their bar stand in their block. */
interface FigureRows {
  readonly height: number;
  readonly top: number;
  readonly line: number;
  readonly bar: number;
}

/** How many lines each part of a card has; 0: it has nothing to say there. */
export interface CardLines {
  readonly unit: number;
  readonly sasaran: number;
  readonly nomenklatur: number;
  readonly rsud: number;
  /** Of each indicator that is written out. */
  readonly indikator: readonly number[];
  readonly indikatorLain: number;
  readonly bayangan: number;
  /** Target, realisation, and their unit where it does not fit beside them. */
  readonly angka: number;
  readonly pengampu: number;
  readonly rincian: number;
  readonly skp: number;
}

type Figures = Pick<CardText, 'target' | 'realisasi' | 'satuan'>;

const figureLines = ({ target, realisasi, satuan }: Figures) =>
  target.length + realisasi.length + satuan.length;

export const figureRows = (figures: Figures): FigureRows => figureRowsOf(figureLines(figures));

/** Two lines stand with room around them; a third moves them together, and only more make the block higher. */
function figureRowsOf(lines: number): FigureRows {
  if (lines < FIGURES_LINES)
    return { height: FIGURES_HEIGHT, top: 9, line: textStyle.angka.line, bar: FIGURES_HEIGHT - 14 };
  const line = textStyle.angka.line - 1;
  const height = FIGURES_HEIGHT + (lines - FIGURES_LINES) * line;
  return { height, top: 5, line, bar: height - 12 };
}

/** The rows of a card with these texts. */
export const cardRows = (text: CardText, actions: number): CardRows => rowsFor(linesOf(text), actions);

const linesOf = (text: CardText): CardLines => ({
  unit: text.unit.length,
  sasaran: text.sasaran.length,
  nomenklatur: text.nomenklatur.length,
  rsud: text.rsud === null ? 0 : 1,
  indikator: text.indikator.map((lines) => lines.length),
  indikatorLain: text.indikatorLain === null ? 0 : 1,
  bayangan: text.bayangan.length,
  angka: figureLines(text),
  pengampu: text.pengampu.length,
  rincian: text.rincian.length,
  skp: text.skp === null ? 0 : 1,
});

/** Parts from top to bottom; a part without lines takes no room. `actions` is the height of the buttons. */
export function rowsFor(lines: CardLines, actions: number): CardRows {
  let y = cardStyle.edge + 10;
  const take = (height: number, before = 0) => {
    if (height === 0) return y;
    const start = y + before;
    y = start + height;
    return start;
  };
  const { indikator } = lines;
  const indikatorLines = indikator.reduce((sum, count) => sum + count, 0);
  const pengampuHeight = lines.pengampu * textStyle.pengampu.line + lines.rincian * textStyle.rincian.line;
  const rows = {
    head: take(textStyle.level.line),
    unit: take(lines.unit * textStyle.unit.line, 4),
    sasaran: take(lines.sasaran * textStyle.sasaran.line, 6),
    nomenklatur: take(lines.nomenklatur * textStyle.nomenklatur.line, 4),
    rsud: take(lines.rsud * textStyle.angka.line, 4),
    indikator: take(
      indikatorLines * textStyle.indikator.line +
        Math.max(0, indikator.length - 1) * 4 +
        lines.indikatorLain * textStyle.angka.line,
      10,
    ),
    bayangan: take(lines.bayangan * textStyle.bayangan.line, 8),
    angka: take(figureRowsOf(lines.angka).height, 10),
    pengampu: take(pengampuHeight, 10),
    skp: take(lines.skp * textStyle.angka.line, 6),
  };
  const place = take(actions, cardStyle.actionsTop);
  return { ...rows, actions: place, height: Math.ceil(y + actionsInset.bottom) };
}
