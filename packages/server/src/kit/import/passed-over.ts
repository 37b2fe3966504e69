import type { ImportJob } from '@selaras/contracts';
import type { PassedOver, SheetRow } from '../sheet-import/sheet-column';
import type { ImportKind, PlannedRow } from './import-kind';

interface ReadFile<Nama extends string> {
  readonly baris: readonly SheetRow<Nama>[];
  readonly dilewati: readonly PassedOver[];
}

/** Lines of a file that became no row of the preview, each with why, in the words of the page. */
export function passedOver<Nama extends string, Content>(
  { alasanDilewati = '' }: ImportKind<Nama, Content>,
  { baris, dilewati }: ReadFile<Nama>,
  planned: readonly PlannedRow<Content>[],
): ImportJob['dilewati'] {
  const rows = new Set(planned.map(({ nomor }) => nomor));
  const left = baris.flatMap(({ nomor }) => (rows.has(nomor) ? [] : [nomor]));
  return [...dilewati, ...(left.length > 0 ? [{ nomor: left, alasan: alasanDilewati }] : [])].map(
    ({ nomor, alasan }) => ({ baris: inRanges(nomor), alasan }),
  );
}

/** `1, 3–5` of 1, 3, 4 and 5. */
export function inRanges(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range !== undefined && number === range[1] + 1) range[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ');
}
