import { nilaiJenjangFields } from '@selaras/contracts';
import { formatDecimal, jenjangKinerja, jenjangKinerjaWords } from '@selaras/domain';
import type { ColumnChoice, RowDrawing, SheetColumn } from '@selaras/sheet';
import { isIku, type MatrixRow } from './matrix-row';

export type MatrixColumn = SheetColumn<MatrixRow>;

const { sasaran, opsi, nilai, keterangan } = nilaiJenjangFields;

/** The classes with the keys that choose them: 1 for the furthest outcome. */
export const jenjangChoices: readonly ColumnChoice[] = jenjangKinerja.map((jenjang, at) => ({
  value: jenjang,
  label: jenjangKinerjaWords[jenjang].nama,
  key: String(at + 1),
}));

/** Columns of the matrix. */
export const matrixColumns: readonly MatrixColumn[] = [
  {
    id: 'iku',
    title: 'Satuan kerja dan IKU',
    kind: 'text',
    width: 17,
    value: (row) => (isIku(row) ? row.iku : row.satuan_kerja.satuan_kerja_nama),
  },
  {
    id: 'sasaran',
    title: sasaran.label,
    kind: 'text',
    width: 15,
    value: (row) => (isIku(row) ? row.sasaran : null),
  },
  {
    id: 'opsi',
    title: opsi.label,
    kind: 'choice',
    width: 8.5,
    field: 'opsi',
    choices: jenjangChoices,
    value: (row) => (isIku(row) ? row.opsi : null),
  },
  {
    id: 'nilai',
    title: nilai.label,
    kind: 'number',
    width: 4.5,
    value: (row) => (isIku(row) ? row.nilai : row.rata_rata),
  },
  {
    id: 'keterangan',
    title: keterangan.label,
    kind: 'text',
    width: 19,
    field: 'keterangan',
    optional: true,
    fault: (value) =>
      typeof value === 'string' && value.length > keterangan.maxLength
        ? `lebih dari ${formatDecimal(keterangan.maxLength)} huruf`
        : null,
    value: (row) => (isIku(row) ? row.keterangan : null),
  },
  { id: 'keadaan', title: 'Keadaan', kind: 'state', width: 7.5, value: () => null },
];

export const JENJANG_COLUMN = matrixColumns.findIndex(({ id }) => id === 'opsi');

/** How the rows are drawn: units stand out and say how far they are. */
export const matrixDrawing: RowDrawing<MatrixRow, MatrixColumn> = {
  nameOf: (row) => (isIku(row) ? row.iku : row.satuan_kerja.satuan_kerja_nama),
  draw(row, { id }, text) {
    if (isIku(row)) return undefined;
    if (id === 'opsi') {
      return (
        <span data-text="">
          {row.dinilai} dari {row.jumlah} IKU
        </span>
      );
    }
    return id === 'iku' || id === 'nilai' ? <strong data-text="">{text}</strong> : undefined;
  },
};

/** Why a cell cannot be written; null when it can. */
export function closedReason(row: MatrixRow, { field }: MatrixColumn): string | null {
  if (!isIku(row)) return 'Nilai satuan kerja adalah rata-rata IKU di bawahnya.';
  return field === undefined ? 'Kolom ini hanya dibaca.' : null;
}
