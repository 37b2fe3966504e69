import type { Triwulan } from '../words/triwulan';
import { zonedDate } from './zoned';

/** Quarters of a year that have begun at a moment, on the instance's clock: 0 before the year, 4 in its last quarter and after it. */
export function triwulanBerjalan(tahun: number, moment: Date): number {
  const [year = 0, month = 1] = zonedDate(moment).split('-').map(Number);
  if (year !== tahun) return year < tahun ? 0 : 4;
  return Math.ceil(month / 3);
}

/** Quarters of a year that have ended at a moment, on the instance's clock: 4 once the year is over. */
export function triwulanBerakhir(tahun: number, moment: Date): 0 | Triwulan {
  const [year = 0] = zonedDate(moment).split('-').map(Number);
  return year > tahun ? 4 : (Math.max(0, triwulanBerjalan(tahun, moment) - 1) as 0 | Triwulan);
}
