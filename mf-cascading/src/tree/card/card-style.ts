import { FAMILY } from '../text/font-family';

/** Measures of a card in world pixels, which are CSS pixels at reading zoom 1:1. */
export const cardStyle = {
  padding: 14,
  radius: 10,
  /** Thin edge in the level's colour along the top. */
  edge: 4,
  minWidth: 240,
  maxWidth: 264,
  /** Height of a button at the foot of a card, and the distance between two. */
  action: 26,
  actionGap: 6,
  /** Above the buttons. */
  actionsTop: 10,
  /** Radius of the round toggle that sits on the lower edge. */
  toggle: 13,
  /** The same in the middle detail, where it hangs so far below the edge that it covers no figure. */
  farToggle: 24,
  farToggleBelow: 12,
} as const;

const font = (weight: number, size: number) => `${weight} ${size}px ${FAMILY}`;

/**
 * Font, line height and most lines of each text of the full card. Nothing is smaller than 12 px at its own size; a card
 * with room to spare writes out more lines (`fillingText`).
 */
export const textStyle = {
  level: { font: font(600, 12), line: 16, max: 1 },
  unit: { font: font(600, 12), line: 18, max: 1 },
  sasaran: { font: font(650, 14), line: 19, max: 3 },
  nomenklatur: { font: font(400, 12), line: 15, max: 2 },
  indikator: { font: font(500, 12), line: 16, max: 2 },
  bayangan: { font: font(400, 12), line: 15, max: 2 },
  angka: { font: font(500, 12), line: 15, max: 1 },
  capaian: { font: font(700, 20), line: 26, max: 1 },
  pengampu: { font: font(600, 12), line: 15, max: 1 },
  rincian: { font: font(400, 12), line: 15, max: 1 },
} as const;

/** Texts of the middle detail, seen from further away. */
export const titleTextStyle = {
  sasaran: { font: font(650, 25), line: 31 },
  capaian: { font: font(750, 40), line: 44 },
} as const;

/** Above the first line of the middle detail, and below its last one: achievement and icon. */
const titleRoom = { head: 24, foot: 46 } as const;

/** Lines of its goal that a card of this height has room for in the middle detail. */
export const titleLinesIn = (height: number): number =>
  Math.max(1, Math.floor((height - titleRoom.head - titleRoom.foot) / titleTextStyle.sasaran.line));

/** Indicators written out on a card; what is merged beyond them is counted. */
export const MAX_INDICATORS = 2;

/** Fonts whose arrival decides the sizes of the boxes. */
export const fontsToLoad = [textStyle.sasaran.font, textStyle.indikator.font];
