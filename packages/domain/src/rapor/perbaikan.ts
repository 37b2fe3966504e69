import { formatMeasure } from '../numbers/format-number';
import { scaled } from '../numbers/percent-of';
import type { Triwulan } from '../words/triwulan';

/** How far the repair of a missed target has come. */
export const perbaikanRapor = ['belum', 'berjalan', 'selesai'] as const;
export type PerbaikanRapor = (typeof perbaikanRapor)[number];

export const perbaikanRaporWords: Readonly<Record<PerbaikanRapor, string>> = {
  belum: 'Belum diperbaiki',
  berjalan: 'Sedang diperbaiki',
  selesai: 'Selesai diperbaiki',
};

/** State of one repair step. */
export const keadaanPerbaikan = ['diusulkan', 'dikerjakan', 'terlambat', 'selesai'] as const;
export type KeadaanPerbaikan = (typeof keadaanPerbaikan)[number];

export const keadaanPerbaikanWords: Readonly<Record<KeadaanPerbaikan, string>> = {
  diusulkan: 'Diusulkan',
  dikerjakan: 'Dikerjakan',
  terlambat: 'Terlambat',
  selesai: 'Selesai',
};

/** Targets and realisations of a repair step by quarter, TW 1 first. */
export interface LangkahPerbaikan {
  readonly target: readonly (number | null)[];
  readonly realisasi: readonly (number | null)[];
}

/** Sum in whole ten-thousandths, so that quarters add up exactly, as in the database. */
const total = (values: readonly (number | null)[]) =>
  values.reduce<number>((sum, value) => sum + scaled(value ?? 0), 0);

/**
 * State of a repair step. It is done once its quarters together reach what was planned, late when a quarter that is over
 * did not reach what was planned up to its end, under way once something is reported, and proposed before that.
 *
 * @param over quarters of its year that have ended, 0 to 4
 */
export function keadaanPerbaikanOf(
  { target, realisasi }: LangkahPerbaikan,
  over: 0 | Triwulan,
): KeadaanPerbaikan {
  const planned = total(target);
  const done = total(realisasi);
  if (planned > 0 && done >= planned) return 'selesai';
  if (done < total(target.slice(0, over))) return 'terlambat';
  return done > 0 ? 'dikerjakan' : 'diusulkan';
}

/** A repair step of the year as the annual report tells it. */
export interface SolusiLangkah {
  readonly sasaran: string;
  readonly satuan: string | null;
  /** What its quarters planned and did together. */
  readonly target: number;
  readonly realisasi: number;
}

/** What repairs a missed target and how far it has come: `Rapat disusun ulang (2 dari 2 kali, selesai)`. */
export function solusiLangkahText({ sasaran, satuan, target, realisasi }: SolusiLangkah): string {
  if (target <= 0) return sasaran;
  const said = [`${formatMeasure(realisasi)} dari ${formatMeasure(target)}`, satuan]
    .filter(Boolean)
    .join(' ');
  return `${sasaran} (${said}${realisasi >= target ? ', selesai' : ''})`;
}
