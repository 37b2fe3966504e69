import type { ByteRange } from './file-store';

/** What a request asks of a file: everything, one range of it, or nothing that it has. */
export type AskedRange = ByteRange | 'semua' | 'di-luar';

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/i;

/**
 * Reads `Range` of a download (RFC 9110 §14). What is not understood is passed over, as the standard wants it: the
 * answer is the whole file then, also to several ranges at once, which no download manager needs to go on.
 *
 * @param size of the file in bytes.
 */
export function askedRange(header: string | undefined, size: number): AskedRange {
  const [, first = '', last = ''] = ONE_RANGE.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (first === '' && last === '') return 'semua';
  if (first === '') return tail(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'semua';
  return start < size ? { start, end } : 'di-luar';
}

/** The last so many bytes. */
const tail = (length: number, size: number): AskedRange =>
  length === 0 ? 'di-luar' : { start: Math.max(0, size - length), end: size - 1 };

/** Whether a range goes on with the same bytes: `If-Range` names them by their strong ETag; a date never proves it. */
export const isSameContent = (ifRange: string | string[] | undefined, etag: string): boolean =>
  ifRange === undefined || (typeof ifRange === 'string' && ifRange.trim() === etag);
