import {
  DEFAULT_DIGITS,
  EMPTY_VALUE,
  formatMeasure,
  formatPercent,
  type PlanTarget,
  targetFigures,
  targetText,
} from '@selaras/domain';
import type { Card } from '../model/card';
import type { DiagramType } from '../model/level';
import { type Measure, type Wrap, wrap } from '../text/text-lines';
import { type CardWords, cardWords } from '../words/card-words';
import type { CardFacts } from './card-facts';
import { cardStyle, MAX_INDICATORS, textStyle, titleLinesIn, titleTextStyle } from './card-style';

/** What decides the texts and the height of a card besides its data. */
export interface CardSettings {
  readonly type: DiagramType;
  /** `?showSkp=true` marks each box (spec 1 §2). */
  readonly showSkp: boolean;
  readonly showIcons: boolean;
  /** Of a picture on paper or in a file: no text is cut, and there is nothing to press. */
  readonly still?: boolean;
  /** Left out: the portal's own words. */
  readonly words?: CardWords;
}

/** The texts of a card broken into lines for one width. */
export interface CardText {
  readonly level: string;
  /** Unit of a cross-cutting item. */
  readonly unit: readonly string[];
  readonly sasaran: readonly string[];
  readonly nomenklatur: readonly string[];
  readonly indikator: readonly (readonly string[])[];
  readonly indikatorLain: string | null;
  readonly bayangan: readonly string[];
  readonly target: readonly string[];
  readonly realisasi: readonly string[];
  /** Unit of measure of both, below them, where it does not fit beside each. */
  readonly satuan: readonly string[];
  readonly capaian: string;
  readonly pengampu: readonly string[];
  readonly rincian: readonly string[];
  readonly skp: string | null;
  /** Whose performance it is in the hospital (spec 1 §3). */
  readonly rsud: string | null;
}

/** Decimals of a shortened figure at most: no two that are kept look the same. */
const LONGEST_SHORT = 20;

/** Between target and realisation at the left and the large achievement at the right. */
const CAPAIAN_GAP = 20;
/** Left and right of the figures, within the card's padding. */
const FIGURES_INSET = 4;

export type TextKey = Exclude<keyof typeof textStyle, 'level' | 'angka' | 'capaian'>;

/** Lines that texts of a card may have beyond those that every card has room for. */
export type MoreLines = Partial<Record<TextKey, number>>;

export function cardText(
  { card, level, cross }: CardFacts,
  width: number,
  settings: CardSettings,
  measure: Measure,
  wrapText: Wrap = wrap,
  longer: MoreLines = {},
): CardText {
  const inner = width - 2 * cardStyle.padding;
  const { still = false, words = cardWords } = settings;
  const lines = (key: TextKey, text: string | null | undefined, less = 0) => {
    const { font, max } = textStyle[key];
    const most = still ? Infinity : max + (longer[key] ?? 0);
    return text ? wrapText(text, font, inner - less, most, measure) : [];
  };
  const capaian = capaianText(card, settings);
  const room = inner - CAPAIAN_GAP - measure(capaian, textStyle.capaian.font);
  const shortened = (values: readonly (number | null)[], fits: (text: string) => boolean): string => {
    const [value = null] = values;
    if (values.length === 1) return formatShort(value, card, words);
    // Two bounds share the line: each is rounded until both stand there whole.
    const texts = [2, 1, 0].map((digits) => values.map((one) => compact(one, digits, words)).join('–'));
    return texts.find(fits) ?? texts.at(-1) ?? EMPTY_VALUE;
  };
  const { font } = textStyle.angka;
  /** A figure without its unit; never cut. */
  const figure = (name: string, values: readonly (number | null)[]) => {
    const written = values.map(formatMeasure).join('–');
    if (written === EMPTY_VALUE) return `${name} ${EMPTY_VALUE}`;
    const whole = `${name} ${words.figure(written)}`;
    // A number that lost its last digits would be another number: shortened it stays true.
    if (still || measure(whole, font) <= room) return whole;
    return `${name} ${shortened(values, (text) => measure(`${name} ${text}`, font) <= room)}`;
  };
  const target = figure(words.target, targetFigures(card));
  const realisasi = figure(words.realisasi, [card.realisasi]);
  const satuan = card.satuan ?? '';
  const told = [target, realisasi].filter((line) => !line.endsWith(` ${EMPTY_VALUE}`));
  const unitWidth = satuan === '' ? 0 : measure(' ', font) + measure(satuan, font);
  const beside = told.every((line) => measure(line, font) + unitWidth <= room);
  const inFigures = (line: string) => {
    const whole = beside && satuan !== '' && told.includes(line) ? `${line} ${satuan}` : line;
    return still ? wrapText(whole, font, room, Infinity, measure) : [whole];
  };
  const apart = satuan !== '' && told.length > 0 && !beside;
  const full = settings.type === 'cascading';
  const { nomenklatur, pengampu, bayangan } = card;
  const written = still ? card.indikator : card.indikator.slice(0, MAX_INDICATORS);
  const more = card.indikator.length - written.length;
  return {
    // Its button says it on the screen.
    level: words.level(level, settings.type) + (still && card.external ? ` · ${words.external}` : ''),
    unit: cross ? lines('unit', unitName(card), 22) : [],
    sasaran: lines('sasaran', card.sasaran),
    nomenklatur:
      full && nomenklatur ? lines('nomenklatur', `${words.nomenklatur(level)}: ${nomenklatur.nama}`) : [],
    indikator: written.map((text) => lines('indikator', text, 14)),
    indikatorLain: more > 0 ? words.otherIndicators(more) : null,
    bayangan: bayangan ? lines('bayangan', words.bayangan(bayangan.sasaran, bayangan.indikator), 10) : [],
    target: inFigures(target),
    realisasi: inFigures(realisasi),
    satuan: apart ? wrapText(satuan, font, inner - 2 * FIGURES_INSET, Infinity, measure) : [],
    capaian,
    pengampu: full && pengampu ? lines('pengampu', pengampu.nama, 24) : [],
    rincian: full && pengampu ? lines('rincian', pengampu.rincian, 24) : [],
    skp: settings.showSkp ? words.skp(card.skp) : null,
    rsud: card.rsud === null ? null : words.rsud[card.rsud],
  };
}

/** The achievement as every detail writes it. */
export const capaianText = (card: Card, { words = cardWords }: CardSettings): string =>
  words.figure(formatPercent(card.capaian));

/** `DPUPR · Dinas Pekerjaan Umum dan Penataan Ruang`: where the name is cut, the short one still tells which unit it is. */
const unitName = ({ satuanKerja: { singkatan, nama } }: Card): string =>
  [...new Set([singkatan ?? nama, nama])].join(' · ');

function inUnit(written: string, satuan: string | null, { figure }: CardWords): string {
  if (written === EMPTY_VALUE) return EMPTY_VALUE;
  return satuan === null ? figure(written) : `${figure(written)} ${satuan}`;
}

export const withUnit = (value: number | null, satuan: string | null, words: CardWords = cardWords): string =>
  inUnit(formatMeasure(value), satuan, words);

/** What is promised with its unit: a figure, or the bounds within which it is to stay. */
export const targetInUnit = (
  row: PlanTarget & { readonly satuan: string | null },
  words: CardWords = cardWords,
): string => inUnit(targetText(row), row.satuan, words);

const compact = (figure: number | null, digits: number, { locale }: CardWords): string =>
  figure === null
    ? EMPTY_VALUE
    : figure
        .toLocaleString(locale, { notation: 'compact', maximumFractionDigits: digits })
        .replaceAll('\u00a0', ' ');

/** `1,25 jt`, with as many decimals as tell a target and its realisation apart. */
function formatShort(value: number | null, { target, realisasi }: Card, words: CardWords): string {
  const written = (figure: number | null, digits: number) => compact(figure, digits, words);
  let digits = DEFAULT_DIGITS;
  if (target !== null && realisasi !== null && target !== realisasi) {
    while (digits < LONGEST_SHORT && written(target, digits) === written(realisasi, digits)) digits += 1;
  }
  return written(value, digits);
}

/** Lines of the title as the middle detail writes it, as many as the card's height has room for. */
export function titleLines(card: Card, width: number, height: number, measure: Measure): string[] {
  const { font } = titleTextStyle.sasaran;
  return wrap(card.sasaran, font, width - 2 * cardStyle.padding, titleLinesIn(height), measure);
}
