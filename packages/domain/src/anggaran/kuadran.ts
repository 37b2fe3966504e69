import { isTercapai } from '../capaian/capaian';
import { round } from '../numbers/round';
import { sumRupiah } from '../numbers/sum-rupiah';

/** Absorption of the plan in percent from which the planned budget counts as used up. */
export const SERAPAN_RENCANA_PENUH = 100;

/** A quarter's planned and known spending, Rupiah. */
export interface TriwulanAnggaran {
  readonly triwulan: number;
  readonly rencana: number;
  readonly realisasi: number | null;
}

/**
 * Spending as percent of what was planned from the first quarter to `sampai`, so that a year which has begun is not held
 * against its whole budget; null before the first quarter, without a plan, or without any spending known.
 */
export function serapanRencana(triwulan: readonly TriwulanAnggaran[], sampai: number): number | null {
  const begun = triwulan.filter((quarter) => quarter.triwulan <= sampai);
  const known = begun.flatMap(({ realisasi }) => realisasi ?? []);
  const rencana = sumRupiah(begun.map((quarter) => quarter.rencana));
  return known.length === 0 || rencana <= 0 ? null : round((sumRupiah(known) / rencana) * 100);
}

export const kuadranWords = {
  hemat: 'Hasil tercapai dengan hemat',
  terserap: 'Hasil tercapai, anggaran terserap',
  habis: 'Anggaran habis, hasil belum',
  tersisa: 'Hasil belum, anggaran tersisa',
} as const;
export type Kuadran = keyof typeof kuadranWords;

/**
 * Where achievement and absorption of the plan put a unit or programme: achieved from 100 percent on, as the icons have it
 * (spec 1 §4); thrift is spending less than was planned, as in the efficiency (domain §3). Null without both figures.
 */
export function kuadranOf(capaian: number | null, serapan: number | null): Kuadran | null {
  if (capaian === null || serapan === null) return null;
  const spent = serapan >= SERAPAN_RENCANA_PENUH;
  if (isTercapai(capaian)) return spent ? 'terserap' : 'hemat';
  return spent ? 'habis' : 'tersisa';
}
