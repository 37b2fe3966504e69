import type { Triwulan } from '../words/triwulan';
import { zonedDate } from './zoned';

const firstDays: Readonly<Record<Triwulan, string>> = { 1: '01-01', 2: '04-01', 3: '07-01', 4: '10-01' };

/** The first day of a quarter, `YYYY-MM-DD`. */
export const awalTriwulan = (tahun: number, triwulan: Triwulan): string => `${tahun}-${firstDays[triwulan]}`;

/** Whether a quarter of a year has begun, by the calendar of the instance's zone. */
export const hasQuarterBegun = (tahun: number, triwulan: Triwulan, now: Date): boolean =>
  zonedDate(now) >= awalTriwulan(tahun, triwulan);
