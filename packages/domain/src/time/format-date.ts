import { EMPTY_VALUE } from '../numbers/format-number';
import { type DateInput, formatWib, momentOf } from './wib';

/** Date with Indonesian month: `5 Januari 2025`, as it is in WIB (spec 2 §9). */
export function formatDate(input: DateInput): string {
  return inWib(input, 'D MMMM YYYY');
}

/** Day, month, year and time: `5 Januari 2025 08:30`, in WIB (spec 2 §9). */
export function formatDateTime(input: DateInput): string {
  return inWib(input, 'D MMMM YYYY HH:mm');
}

function inWib(input: DateInput, format: string): string {
  const moment = momentOf(input);
  return moment === null ? EMPTY_VALUE : formatWib(moment, format);
}
