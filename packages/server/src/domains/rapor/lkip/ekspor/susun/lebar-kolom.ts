import type { RataKolom } from '@selaras/domain';

/** Width of the text on an A4 page, in points. */
const TEXT_WIDTH = 451;
/** What a cell keeps free on both sides, in points. */
const PADDING = 10;
/** Sizes that letters of tables have, in points. */
const SIZES = [9.5, 8.5, 7.5];
const SMALLEST = 7;

/** A column of a table of figures: its share as designed, and every text that stands in it. */
export interface KolomTabel {
  readonly lebar: number;
  readonly rata: RataKolom;
  readonly teks: readonly string[];
}

/** How a table is set: letters in points, columns in percent of the width. */
export interface UkuranTabel {
  readonly huruf: number;
  readonly lebar: readonly number[];
}

/**
 * Columns near the shares they were designed with in which no word and no number is broken: what another office's font
 * draws wider than ours still fits. Figures stay on one line as long as every column finds its room that way; else they
 * break at spaces, and where that is not enough the letters become smaller.
 */
export function ukuranTabel(kolom: readonly KolomTabel[]): UkuranTabel {
  const usual = hurufTabel(kolom.length);
  const needsAt = (size: number, whole: boolean) =>
    kolom.map(({ rata, teks }) => {
      const parts = whole && rata !== 'kiri' ? teks : teks.flatMap((text) => text.split(/\s+/));
      return ((Math.max(0, ...parts.map(emsOf)) * size + PADDING) / TEXT_WIDTH) * 100;
    });
  const fits = (size: number, whole: boolean) => total(needsAt(size, whole)) <= 100;
  const huruf = SIZES.find((size) => size <= usual && fits(size, false)) ?? SMALLEST;
  const sum = total(kolom.map(({ lebar }) => lebar));
  const shares = kolom.map(({ lebar }) => (lebar / sum) * 100);
  return { huruf, lebar: withNeeds(shares, needsAt(huruf, fits(huruf, true))) };
}

/** Columns that are too narrow take what they need; the others share the rest as they were designed. */
function withNeeds(shares: readonly number[], needs: readonly number[]): number[] {
  if (total(needs) >= 100) return needs.map((need) => (need / total(needs)) * 100);
  let short = new Set<number>();
  for (;;) {
    const rest = 100 - total(needs.filter((_, at) => short.has(at)));
    const free = total(shares.filter((_, at) => !short.has(at)));
    const widths = shares.map((share, at) => (short.has(at) ? (needs[at] ?? 0) : (share / free) * rest));
    const found = widths.flatMap((width, at) => (width < (needs[at] ?? 0) ? [at] : []));
    if (found.length === 0) return widths;
    short = new Set([...short, ...found]);
  }
}

/** The usual size of a table's letters in points: the more columns, the smaller. */
export const hurufTabel = (columns: number) => (columns > 9 ? 7.5 : columns > 6 ? 8.5 : 9.5);

/** Length of a text in ems, rather too long than too short: bold, in the widest of the usual fonts. */
const emsOf = (text: string): number => total([...text].map(emOf));

function emOf(letter: string): number {
  if (/[.,:;'|! ]/.test(letter)) return 0.38;
  return /[A-Z%]/.test(letter) ? 0.8 : 0.7;
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
