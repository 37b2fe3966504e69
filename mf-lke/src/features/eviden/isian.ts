import { isianLkeFields, type LkeBaris, tanggapanLkeFields } from '@selaras/contracts';
import type { CellValue, RowModel, RowValues } from '@selaras/sheet';

export type Tahap = 1 | 2;

type FieldName = keyof typeof isianLkeFields;

const roundOf = (row: LkeBaris, tahap: Tahap) => (tahap === 1 ? row.tahap_1 : row.tahap_2);
const fieldOf = (row: LkeBaris, tahap: Tahap, field: string): CellValue =>
  roundOf(row, tahap)[field as FieldName] ?? null;

/** Criteria of a worksheet to the queue that saves them: what the unit writes in one round. */
export const isianModel = (tahap: Tahap): RowModel<LkeBaris> => ({
  keyOf: ({ kriteria_id }) => String(kriteria_id),
  versionOf: (row) => roundOf(row, tahap).versi,
  valueOf: (row, field) => fieldOf(row, tahap, field),
  withValues: (row, values: RowValues) =>
    tahap === 1
      ? { ...row, tahap_1: { ...row.tahap_1, ...values } }
      : { ...row, tahap_2: { ...row.tahap_2, ...values } },
});

const column = (tahap: Tahap, id: FieldName, title: string) => ({
  id,
  title,
  kind: 'text' as const,
  width: 20,
  field: id,
  value: (row: LkeBaris) => fieldOf(row, tahap, id),
});

const columnsOf = (tahap: Tahap) => [
  column(tahap, 'jawaban', isianLkeFields.jawaban.label),
  column(tahap, 'uraian', (tahap === 1 ? isianLkeFields : tanggapanLkeFields).uraian.label),
];

/** What a conflict is told by, in each round. */
export const isianColumns = { 1: columnsOf(1), 2: columnsOf(2) } as const;
