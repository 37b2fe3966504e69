import { EMPTY_VALUE, formatDate, formatMeasure, formatPercent, formatRupiah } from '@selaras/domain';
import type { DatasetCell, DatasetColumn } from '../../../kit/open-data/dataset';

/** Columns that are read; those that only name rows for machines are left out. */
export const readColumns = (columns: readonly DatasetColumn[]): readonly DatasetColumn[] =>
  columns.filter(({ key }) => key !== 'id' && !key.endsWith('_id'));

/** A column's heading with what its numbers are counted in, unless each of them says it itself. */
export const headingOf = ({ judul, satuan, jenis }: DatasetColumn): string =>
  satuan === null || jenis === 'persen' || jenis === 'rupiah' ? judul : `${judul} (${satuan})`;

/** Whether a column is read from the right. */
export const isFigure = ({ jenis }: DatasetColumn): boolean => jenis !== 'teks' && jenis !== 'tanggal';

/** A cell as it is read. */
export function cellWords(value: DatasetCell | undefined, { key, jenis }: DatasetColumn): string {
  if (value === null || value === undefined || value === '') return EMPTY_VALUE;
  if (typeof value === 'string') return jenis === 'tanggal' ? formatDate(value) : value;
  if (jenis === 'persen') return formatPercent(value);
  if (jenis === 'rupiah') return formatRupiah(value);
  return key === 'tahun' ? String(value) : formatMeasure(value);
}
