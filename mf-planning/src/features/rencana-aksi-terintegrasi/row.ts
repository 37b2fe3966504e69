import type { TerintegrasiEdits, TerintegrasiRow, TingkatTerintegrasi } from '@selaras/contracts';
import { allTriwulan, targetOfQuarters } from '@selaras/domain';
import type { CellValue, RowModel } from '@selaras/sheet';

export type Baris = TerintegrasiRow;
export type FieldName = keyof TerintegrasiEdits;
/** Names a row among all levels. */
export type PlanRowKey = `${TingkatTerintegrasi}/${number}`;

export const keyOf = ({ tingkat, id }: Pick<Baris, 'tingkat' | 'id'>): PlanRowKey => `${tingkat}/${id}`;

/** The field as the row has it; a row without a value has null. */
export const fieldOf = (row: Baris, field: FieldName): CellValue => row[field] ?? null;

const quarterTargets: readonly string[] = allTriwulan.map((tw) => `target_tw${tw}`);

/** Whether the year's target of a row follows its quarters: of performances, once one is filled in. */
export function followsQuarters(row: Baris): boolean {
  return row.tipe_hitung !== null && targetOfQuarters(row) !== null;
}

/** Rows of all levels to the sheet. With a quarter's target goes the one of the year, which the quarters make up. */
export const rowModel: RowModel<Baris> = {
  keyOf,
  versionOf: ({ versi }) => versi,
  valueOf: (row, field) => fieldOf(row, field as FieldName),
  withValues: (row, values) => ({ ...row, ...values }),
  depthOf: ({ kedalaman }) => kedalaman,
  withDerived: (row, values) =>
    Object.keys(values).some((field) => quarterTargets.includes(field)) && followsQuarters(row)
      ? { ...values, target: targetOfQuarters(row) }
      : values,
};
