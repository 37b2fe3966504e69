import { allTriwulan } from '../words/triwulan';

type Triwulan = (typeof allTriwulan)[number];

/** Outputs beyond plan of each quarter; null: nothing was said yet. */
export type OutputTriwulan = Readonly<Record<`tw${Triwulan}`, number | null>>;

/** Most that a quarter may hold: what a page can still read at a glance. */
export const OUTPUT_MAX = 999_999_999;

/** Whether a number counts outputs: whole, not negative, no more than can be read. */
export const isJumlahOutput = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= OUTPUT_MAX;

/** Sum of what was said; null while nothing was. */
export function jumlahDari(values: readonly (number | null)[]): number | null {
  const known = values.flatMap((value) => (value === null ? [] : [value]));
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** Sum of a unit's quarters. */
export const jumlahOutput = (row: OutputTriwulan): number | null =>
  jumlahDari(allTriwulan.map((tw) => row[`tw${tw}`]));

/** Sums of several units by quarter: what the regency adds. */
export const totalOutput = (rows: readonly OutputTriwulan[]): OutputTriwulan => ({
  tw1: jumlahDari(rows.map(({ tw1 }) => tw1)),
  tw2: jumlahDari(rows.map(({ tw2 }) => tw2)),
  tw3: jumlahDari(rows.map(({ tw3 }) => tw3)),
  tw4: jumlahDari(rows.map(({ tw4 }) => tw4)),
});
