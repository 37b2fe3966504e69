import { EMPTY_VALUE } from '../numbers/format-number';
import { timeZone } from './time-zone';
import { type DateInput, formatZoned, momentOf } from './zoned';

/** Date with Indonesian month: `5 Januari 2025`, on the instance's clock (spec 2 §9). */
export function formatDate(input: DateInput): string {
  return inZone(input, 'D MMMM YYYY');
}

/** Day, month, year and time: `5 Januari 2025 08:30`, on the instance's clock (spec 2 §9). */
export function formatDateTime(input: DateInput): string {
  return inZone(input, 'D MMMM YYYY HH:mm');
}

/** The same with the zone behind it: `5 Januari 2025 08:30 WITA`, for what leaves the portal. */
export function formatDateTimeZone(input: DateInput): string {
  const text = formatDateTime(input);
  return text === EMPTY_VALUE ? text : `${text} ${timeZone().code}`;
}

/**
 * A deadline as the moment that it is: midnight at the start of its date (spec 2 §4), `5 Januari 2025 pukul 00.00 WIT`.
 * Whoever reads the date alone takes its whole day for open.
 */
export function formatDeadline(date: string | null): string {
  const text = formatDate(date);
  return text === EMPTY_VALUE ? text : `${text} pukul 00.00 ${timeZone().code}`;
}

function inZone(input: DateInput, format: string): string {
  const moment = momentOf(input);
  return moment === null ? EMPTY_VALUE : formatZoned(moment, format);
}
