import { placeActions } from './action-place';
import type { CardFacts } from './card-facts';
import { FIGURES_HEIGHT } from './card-rows';
import { cardStyle, MAX_INDICATORS, textStyle } from './card-style';
import type { CardSettings } from './card-text';

/** Width of a wide character in parts of its font's size. */
const WIDE_CHARACTER = 0.8;
const SPACES_BETWEEN_PARTS = 108;
/** Letters of a unit of measure that stand on one line of the narrowest card, however wide they are. */
const SHORT_UNIT = 20;

/** Lines of a unit of measure at most, beyond the first. */
const unitLines = (length: number, inner: number): number =>
  Math.ceil((length * WIDE_CHARACTER * 12) / inner);

/** Height that a card has at most, from the lengths of its texts alone: never below what its measured lines need. */
export function roughHeight(
  { card, cross, actions }: CardFacts,
  width: number,
  { type, showSkp }: CardSettings,
): number {
  const inner = width - 2 * cardStyle.padding - 24;
  const lines = (key: 'sasaran' | 'nomenklatur' | 'indikator' | 'bayangan', length: number) => {
    const { font, line, max } = textStyle[key];
    if (length === 0) return 0;
    const size = Number(/([\d.]+)px/.exec(font)?.[1]);
    return Math.min(max, Math.ceil((length * WIDE_CHARACTER * size) / inner) + 1) * line;
  };
  const full = type === 'cascading';
  const { satuan } = card;
  const { bayangan, nomenklatur, pengampu } = card;
  const indikator = card.indikator
    .slice(0, MAX_INDICATORS)
    .reduce((sum, text) => sum + lines('indikator', text.length), 0);
  return (
    SPACES_BETWEEN_PARTS +
    textStyle.level.line +
    (cross ? textStyle.unit.line : 0) +
    lines('sasaran', card.sasaran.length) +
    (full && nomenklatur ? lines('nomenklatur', nomenklatur.nama.length + 20) : 0) +
    indikator +
    (card.indikator.length > MAX_INDICATORS ? textStyle.angka.line : 0) +
    (bayangan ? lines('bayangan', bayangan.sasaran.length + bayangan.indikator.length + 20) : 0) +
    FIGURES_HEIGHT +
    // One line of it has its place among the figures.
    (satuan === null || satuan.length <= SHORT_UNIT
      ? 0
      : unitLines(satuan.length, inner) * textStyle.angka.line) +
    (full && pengampu ? textStyle.pengampu.line + textStyle.rincian.line : 0) +
    (showSkp ? textStyle.angka.line : 0) +
    (card.rsud === null ? 0 : textStyle.angka.line) +
    placeActions(actions, width).height
  );
}
