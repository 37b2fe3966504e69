import type { LkeBaris, LkeInstrumen } from '@selaras/contracts';
import { kekuranganBaris } from '@selaras/domain';

export const saringan = ['semua', 'belum-dijawab', 'tanpa-bukti', 'rekomendasi'] as const;
export type Saringan = (typeof saringan)[number];

type Skala = Pick<LkeInstrumen, 'skala'>;

/** What a criterion is looked through for. */
export interface Dicari {
  readonly instrumen: Skala;
  /** Criteria that were recommended something a year before. */
  readonly rekomendasi: ReadonlySet<number>;
}

/** Whether a criterion belongs to what is looked for. */
export function fits(filter: Saringan, { instrumen, rekomendasi }: Dicari, row: LkeBaris): boolean {
  if (filter === 'rekomendasi') return rekomendasi.has(row.kriteria_id);
  return filter === 'semua' || kekuranganBaris('ajukan', instrumen, row) === filter;
}

/** How many criteria each filter finds. */
export const countsOf = (
  { instrumen, rekomendasi }: Dicari,
  rows: readonly LkeBaris[],
): Readonly<Record<Saringan, number>> => {
  const missing = rows.map((row) => kekuranganBaris('ajukan', instrumen, row));
  return {
    semua: rows.length,
    'belum-dijawab': missing.filter((one) => one === 'belum-dijawab').length,
    'tanpa-bukti': missing.filter((one) => one === 'tanpa-bukti').length,
    rekomendasi: rows.filter(({ kriteria_id }) => rekomendasi.has(kriteria_id)).length,
  };
};
