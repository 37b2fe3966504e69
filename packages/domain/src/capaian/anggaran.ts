import { round } from '../numbers/round';
import { sumRupiah } from '../numbers/sum-rupiah';
import { isTercapai } from './capaian';

/** Spending as percent of the budget ceiling; null when there is no ceiling or no spending is known (domain §3). */
export function serapan(pagu: number | null, realisasi: number | null): number | null {
  if (pagu === null || realisasi === null || pagu <= 0) return null;
  return round((realisasi / pagu) * 100);
}

export interface Efisiensi {
  /** Part of the budget that was saved, percent. */
  readonly persen: number;
  /** The same in rupiah. */
  readonly nominal: number;
}

/**
 * Budget saved while the target was met; null when it was not met or a figure is missing. Never negative: spending
 * above the ceiling saves nothing (domain §3).
 */
export function efisiensi(input: {
  capaian: number | null;
  pagu: number | null;
  realisasi: number | null;
}): Efisiensi | null {
  const { capaian, pagu, realisasi } = input;
  if (!isTercapai(capaian) || pagu === null || realisasi === null || pagu <= 0) return null;
  const nominal = Math.max(0, pagu - realisasi);
  return { persen: round((nominal / pagu) * 100), nominal: round(nominal) };
}

/** Why there is no saved budget to tell, or why it is 0, in words for everybody (domain §3, "Efficiency of resources"). */
export const alasanEfisiensiWords = {
  'tanpa-capaian': 'Tidak dihitung: capaian belum ada.',
  'tidak-tercapai': 'Tidak dihitung: target belum tercapai.',
  'tanpa-anggaran': 'Tidak dihitung: belum ada anggaran program di bawahnya.',
  'tanpa-realisasi': 'Tidak dihitung: realisasi anggaran belum diisi.',
  'melebihi-anggaran': 'Target tercapai, tetapi belanja melebihi anggaran.',
} as const;

type AlasanEfisiensi = keyof typeof alasanEfisiensiWords;

/** The reason that `efisiensi` is null, or 0 because more was spent than budgeted; null where something was saved. */
export function alasanEfisiensi(input: Parameters<typeof efisiensi>[0]): AlasanEfisiensi | null {
  const { capaian, pagu, realisasi } = input;
  if (capaian === null) return 'tanpa-capaian';
  if (!isTercapai(capaian)) return 'tidak-tercapai';
  if (pagu === null || pagu <= 0) return 'tanpa-anggaran';
  if (realisasi === null) return 'tanpa-realisasi';
  return realisasi > pagu ? 'melebihi-anggaran' : null;
}

/** Budget, spending and saving of several goals together. */
interface JumlahEfisiensi {
  readonly pagu: number;
  readonly realisasi: number;
  /** Saved where the target was met, as percent of the budget there; null: of none it is counted. */
  readonly efisiensi: Efisiensi | null;
}

/** Adds up goals of which each has its own programmes; those without a saving count for budget and spending alone. */
export function jumlahEfisiensi(rows: readonly Parameters<typeof efisiensi>[0][]): JumlahEfisiensi {
  const counted = rows.flatMap((row) => {
    const saved = efisiensi(row);
    return saved === null ? [] : { pagu: row.pagu ?? 0, nominal: saved.nominal };
  });
  const pagu = sumRupiah(counted.map((row) => row.pagu));
  const nominal = sumRupiah(counted.map((row) => row.nominal));
  return {
    pagu: sumRupiah(rows.map((row) => row.pagu ?? 0)),
    realisasi: sumRupiah(rows.map((row) => row.realisasi ?? 0)),
    efisiensi: counted.length === 0 ? null : { persen: round((nominal / pagu) * 100), nominal },
  };
}
