import type { LkeBaris, LkeInstrumen } from '@selaras/contracts';
import { kekuranganBaris } from '@selaras/domain';

export const saringan = ['semua', 'belum-dijawab', 'tanpa-bukti'] as const;
export type Saringan = (typeof saringan)[number];

type Skala = Pick<LkeInstrumen, 'skala'>;

/** Whether a criterion belongs to what is looked for. */
export const fits = (filter: Saringan, instrumen: Skala, row: LkeBaris): boolean =>
  filter === 'semua' || kekuranganBaris('ajukan', instrumen, row) === filter;

/** How many criteria each filter finds. */
export const countsOf = (instrumen: Skala, rows: readonly LkeBaris[]): Readonly<Record<Saringan, number>> => {
  const missing = rows.map((row) => kekuranganBaris('ajukan', instrumen, row));
  return {
    semua: rows.length,
    'belum-dijawab': missing.filter((one) => one === 'belum-dijawab').length,
    'tanpa-bukti': missing.filter((one) => one === 'tanpa-bukti').length,
  };
};
