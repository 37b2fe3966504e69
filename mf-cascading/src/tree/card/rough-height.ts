import { placeActions } from './action-place';
import type { CardFacts } from './card-facts';
import { rowsFor } from './card-rows';
import { cardStyle, MAX_INDICATORS, textStyle } from './card-style';
import type { CardSettings, TextKey } from './card-text';

/** Width of a wide character in parts of its font's size. */
const WIDE_CHARACTER = 0.8;
/** What stands beside a text at most: signs, edges, a unit's badge. */
const BESIDE = 24;
/** Letters of a unit of measure that stand on one line of the narrowest card, however wide they are. */
const SHORT_UNIT = 20;
/** Words that a text is led by at most: its kind of nomenclature, or what a shadow of a goal is called. */
const LEADING_WORDS = 20;

/** Widest character of each text, px. */
const widest = Object.fromEntries(
  Object.entries(textStyle).map(([key, { font }]) => [
    key,
    WIDE_CHARACTER * Number(/([\d.]+)px/.exec(font)?.[1]),
  ]),
) as Record<keyof typeof textStyle, number>;

/**
 * Height that a card has at most, from the lengths of its texts alone: never below what its measured lines need, and
 * just that where each text has its most lines.
 */
export function roughHeight(
  { card, cross, actions }: CardFacts,
  width: number,
  { type, showSkp }: CardSettings,
): number {
  const inner = width - 2 * cardStyle.padding - BESIDE;
  const whole = (key: TextKey | 'angka', length: number) => Math.ceil((length * widest[key]) / inner) + 1;
  const lines = (key: TextKey, length: number) =>
    length === 0 ? 0 : Math.min(textStyle[key].max, whole(key, length));
  const full = type === 'cascading';
  const { satuan, bayangan, nomenklatur, pengampu, indikator } = card;
  const unitLines = satuan === null ? 0 : satuan.length <= SHORT_UNIT ? 1 : whole('angka', satuan.length);
  return rowsFor(
    {
      unit: cross ? 1 : 0,
      sasaran: lines('sasaran', card.sasaran.length),
      nomenklatur: full && nomenklatur ? lines('nomenklatur', nomenklatur.nama.length + LEADING_WORDS) : 0,
      rsud: card.rsud === null ? 0 : 1,
      indikator: indikator.slice(0, MAX_INDICATORS).map((text) => lines('indikator', text.length)),
      indikatorLain: indikator.length > MAX_INDICATORS ? 1 : 0,
      bayangan: bayangan
        ? lines('bayangan', bayangan.sasaran.length + bayangan.indikator.length + LEADING_WORDS)
        : 0,
      angka: 2 + unitLines,
      pengampu: full && pengampu ? lines('pengampu', pengampu.nama.length) : 0,
      rincian: full && pengampu ? lines('rincian', pengampu.rincian?.length ?? 0) : 0,
      skp: showSkp ? 1 : 0,
    },
    placeActions(actions, width).height,
  ).height;
}
