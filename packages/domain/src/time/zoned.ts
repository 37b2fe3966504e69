import dayjs from 'dayjs';
import id from 'dayjs/locale/id.js';
import utc from 'dayjs/plugin/utc.js';
import { timeZone } from './time-zone';

dayjs.extend(utc);
dayjs.locale(id);

const HOUR_MS = 3_600_000;

/** A moment, an ISO time, or a `YYYY-MM-DD` date, which stands for its midnight on the instance's clock. */
export type DateInput = Date | string | null;

/** Midnight on the instance's clock at the start of a `YYYY-MM-DD` date; null when the text is no date that exists. */
export function startOfZonedDate(date: string): Date | null {
  const text = date.slice(0, 10);
  const midnight = Date.parse(`${text}T00:00:00Z`);
  // What names no day of its month is read as one of the next month, or not at all.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== text) return null;
  return new Date(midnight - timeZone().hours * HOUR_MS);
}

/** The moment that a date or time stands for; null when it cannot be read. */
export function momentOf(input: DateInput): Date | null {
  const moment = typeof input === 'string' && input.length === 10 ? startOfZonedDate(input) : input;
  return moment !== null && dayjs(moment).isValid() ? dayjs(moment).toDate() : null;
}

/**
 * A moment as the instance's clock shows it, in a format of dayjs with Indonesian names. The clock is moved by hand: dayjs's
 * own time zones go wrong in the hour that summer time skips where the reader is.
 */
export function formatZoned(moment: Date, format: string): string {
  return dayjs.utc(moment).add(timeZone().hours, 'hour').format(format);
}

/** The date of a moment on the instance's clock, as `YYYY-MM-DD`. */
export function zonedDate(moment: Date): string {
  return formatZoned(moment, 'YYYY-MM-DD');
}

/** A moment in UTC, in a format of dayjs. */
export function formatUtc(moment: Date, format: string): string {
  return dayjs.utc(moment).format(format);
}

/** The moment so many days of 24 hours later, or earlier where `days` is below 0. */
export function addDays(moment: Date, days: number): Date {
  return dayjs.utc(moment).add(days, 'day').toDate();
}

/** Time between two moments in whole units; seconds count from the first part of one. Zero when none is left. */
export function timeBetween(from: Date, to: Date) {
  const end = dayjs.utc(to);
  const start = end.subtract(Math.max(0, Math.ceil(end.diff(from, 'second', true))), 'second');
  return {
    days: end.diff(start, 'day'),
    hours: end.diff(start, 'hour') % 24,
    minutes: end.diff(start, 'minute') % 60,
    seconds: end.diff(start, 'second') % 60,
  };
}

/** Whole months, and whole days, from one `YYYY-MM-DD` date to another; below 0 where the other is earlier. */
export function datesBetween(from: string, to: string): { months: number; days: number } {
  const [start, end] = [dayjs.utc(from), dayjs.utc(to)];
  return { months: end.diff(start, 'month'), days: end.diff(start, 'day') };
}
