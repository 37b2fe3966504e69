import type { Triwulan } from '../words/triwulan';
import { dateWib } from './wib';

const firstDays: Readonly<Record<Triwulan, string>> = { 1: '01-01', 2: '04-01', 3: '07-01', 4: '10-01' };

/** Whether a quarter of a year has begun, by the calendar in WIB. */
export const hasQuarterBegun = (tahun: number, triwulan: Triwulan, now: Date): boolean =>
  dateWib(now) >= `${tahun}-${firstDays[triwulan]}`;
