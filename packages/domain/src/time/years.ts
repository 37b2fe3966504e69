import { shellConstants } from '../constants/constants';
import { timeZone } from './time-zone';

const { periodLength, periodStartYears, selectableYears, defaultYear, autoFillFromYear } = shellConstants;

const MS_PER_HOUR = 3_600_000;

/**
 * The year of a moment on the instance's clock. The early script and the foot of the first page need neither a library of dates for it nor
 * the browser's calendars, which take longer to load than everything else that the early script does.
 */
export function zonedYear(moment: Date): number {
  return new Date(moment.getTime() + timeZone().hours * MS_PER_HOUR).getUTCFullYear();
}

/** Key of a year inside its period: its position, or `baseline` before it (spec 2 §3). */
export type YearKey = 'baseline' | `${1 | 2 | 3 | 4 | 5}`;

/** First year of the five-year period that a year lies in; null outside all periods (spec 2 §9). */
export function periodStartOf(tahun: number): number | null {
  return periodStartYears.find((start) => tahun >= start && tahun < start + periodLength) ?? null;
}

/** Position of a year in the period that starts in `tahunMulai`: 1 for the first year, 0 and below before it. */
export function yearPosition(tahun: number, tahunMulai: number): number {
  return tahun - tahunMulai + 1;
}

/** `'1'`…`'5'`, `'baseline'` for positions below 1, null for years after the period (spec 2 §3). */
export function yearKey(tahun: number, tahunMulai: number): YearKey | null {
  const position = yearPosition(tahun, tahunMulai);
  if (!Number.isInteger(position) || position > periodLength) return null;
  return position < 1 ? 'baseline' : (String(position) as YearKey);
}

/**
 * Column of a five-year row that holds `name` for a year: `target_1` for 2024 in the period of 2024, `baseline` for
 * 2023 in that same period; null after the period (spec 2 §3).
 */
export function yearField<Name extends string>(
  name: Name,
  tahun: number,
  tahunMulai: number,
): 'baseline' | `${Name}_${1 | 2 | 3 | 4 | 5}` | null {
  const key = yearKey(tahun, tahunMulai);
  return key === null || key === 'baseline' ? key : `${name}_${key as `${1 | 2 | 3 | 4 | 5}`}`;
}

/** The five consecutive years that start in `tahunMulai`, for a year dropdown (spec 2 §9). */
export function yearsOfPeriod(tahunMulai: number): number[] {
  return Array.from({ length: periodLength }, (_, index) => tahunMulai + index);
}

/** Whether a performance year can be chosen (spec 2 §9: 2024 and 2025). */
export function isSelectableYear(tahun: number): boolean {
  return (selectableYears as readonly number[]).includes(tahun);
}

/**
 * The chosen year out of whatever a cookie or an address holds. Anything that cannot be chosen is 2024 (spec 2 §4), or
 * the first of `years` where a regency opens other ones.
 */
export function selectedYear(stored: unknown, years: readonly number[] = selectableYears): number {
  const tahun = typeof stored === 'string' && /^\d{4}$/.test(stored) ? Number(stored) : stored;
  if (typeof tahun === 'number' && years.includes(tahun)) return tahun;
  return years.includes(defaultYear) ? defaultYear : Math.min(...years);
}

/** Whether performance is filled in automatically: from 2023 on (spec 2 §9). */
export function isAutoFilled(tahun: number): boolean {
  return tahun >= autoFillFromYear;
}
