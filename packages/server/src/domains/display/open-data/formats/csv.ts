import type { Dataset, DatasetCell } from '../../../../kit/open-data/dataset';
import { neutral } from '../../../../kit/xlsx/xlsx';

const LINE_END = '\r\n';

/** A field as RFC 4180 writes it; numbers whole with a point, texts without power over spreadsheets. */
function field(cell: DatasetCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = neutral(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows below their titles, in UTF-8 without a mark in front of it. */
export function csvOf({ kolom, baris }: Pick<Dataset, 'kolom' | 'baris'>): string {
  const lines = [
    kolom.map(({ judul }) => field(judul)),
    ...baris.map((row) => kolom.map(({ key }) => field(row[key]))),
  ];
  return lines.map((cells) => cells.join(',') + LINE_END).join('');
}
