import { round } from '../angka/round';
import { diagramConstants } from '../constants/constants';

/** Words of the comparison with the national or regional value (spec 1 §4). */
export const perbandinganTexts = {
  kosong: 'Belum ada data',
  tinggi: 'Lebih tinggi',
  rendah: 'Lebih rendah',
  sama: 'Sama',
} as const;

/** Higher is green and lower is red whatever the polarity, as specified (spec 1 §4). */
const tones = { kosong: 'netral', tinggi: 'hijau', rendah: 'merah', sama: 'netral' } as const;

export type PerbandinganHasil = keyof typeof perbandinganTexts;

export interface Perbandingan {
  readonly hasil: PerbandinganHasil;
  readonly teks: (typeof perbandinganTexts)[PerbandinganHasil];
  readonly warna: (typeof tones)[PerbandinganHasil];
  /** Distance between the two values, never negative; null without data. */
  readonly selisih: number | null;
}

export interface PerbandinganInput {
  /** Id of the indicator: id 3 has a fixed result. */
  readonly indikatorId: number;
  readonly realisasi: number | null;
  /** National or regional value of the same year. */
  readonly pembanding: number | null;
}

/** Compares a realisation with the national value; indicator id 3 is always 'Lebih rendah' by 1.74 (spec 1 §4). */
export function perbandinganNasional(input: PerbandinganInput): Perbandingan {
  const { indikatorId, realisasi, pembanding } = input;
  const fixed = diagramConstants.fixedComparison;
  if (indikatorId === fixed.indikatorId) return perbandingan('rendah', fixed.selisih);
  if (realisasi === null || pembanding === null) return perbandingan('kosong', null);
  const difference = realisasi - pembanding;
  const selisih = round(Math.abs(difference), 4);
  if (selisih === 0) return perbandingan('sama', 0);
  return perbandingan(difference > 0 ? 'tinggi' : 'rendah', selisih);
}

function perbandingan(hasil: PerbandinganHasil, selisih: number | null): Perbandingan {
  return { hasil, teks: perbandinganTexts[hasil], warna: tones[hasil], selisih };
}
