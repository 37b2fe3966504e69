import { EMPTY_VALUE } from './format-number';
import { startOfDateWib, WIB_OFFSET_MS } from './waktu';

/** Month names in Indonesian, January first (spec 2 §9). */
export const namaBulan = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
] as const;

/** A moment, an ISO time, or a `YYYY-MM-DD` date, which stands for its midnight in WIB. */
export type DateInput = Date | string | null;

/** Date with Indonesian month: `5 Januari 2025`, as it is in WIB (spec 2 §9). */
export function formatDate(input: DateInput): string {
  const wib = wibClock(input);
  return wib === null ? EMPTY_VALUE : dateText(wib);
}

/** Day, month, year and time: `5 Januari 2025 08:30`, in WIB (spec 2 §9). */
export function formatDateTime(input: DateInput): string {
  const wib = wibClock(input);
  return wib === null ? EMPTY_VALUE : `${dateText(wib)} ${wib.toISOString().slice(11, 16)}`;
}

/** A date whose UTC fields read as WIB. */
function wibClock(input: DateInput): Date | null {
  if (input === null) return null;
  const moment = typeof input === 'string' ? parse(input) : input;
  if (moment === null || Number.isNaN(moment.getTime())) return null;
  return new Date(moment.getTime() + WIB_OFFSET_MS);
}

function parse(text: string): Date | null {
  return text.length === 10 ? startOfDateWib(text) : new Date(text);
}

function dateText(wib: Date): string {
  return `${wib.getUTCDate()} ${namaBulan[wib.getUTCMonth()]} ${wib.getUTCFullYear()}`;
}
