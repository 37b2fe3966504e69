import { dateWib } from './wib';

/** Quarters of a year that have begun at a moment, in WIB: 0 before the year, 4 in its last quarter and after it. */
export function triwulanBerjalan(tahun: number, moment: Date): number {
  const [year = 0, month = 1] = dateWib(moment).split('-').map(Number);
  if (year !== tahun) return year < tahun ? 0 : 4;
  return Math.ceil(month / 3);
}
