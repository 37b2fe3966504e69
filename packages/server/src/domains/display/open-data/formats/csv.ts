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

/** A column whose every row says the same. */
interface SameColumn {
  readonly judul: string;
  readonly isi: string;
}

/** Rows below their titles, in UTF-8 without a mark in front of it; behind their own columns those of `asal`. */
export function csvOf(
  { kolom, baris }: Pick<Dataset, 'kolom' | 'baris'>,
  asal: readonly SameColumn[] = [],
): string {
  const origin = asal.map(({ isi }) => field(isi));
  const lines = [
    [...kolom, ...asal].map(({ judul }) => field(judul)),
    ...baris.map((row) => [...kolom.map(({ key }) => field(row[key])), ...origin]),
  ];
  return lines.map((cells) => cells.join(',') + LINE_END).join('');
}
