import type { BarisTerintegrasi, IsianTerintegrasi, TingkatTerintegrasi } from '@selaras/contracts';

export type Baris = BarisTerintegrasi;
/** Fields of a row that are written; only those that change. */
export type Isian = IsianTerintegrasi;
export type FieldName = keyof Isian;
export type CellValue = string | number | null;
/** Names a row among all levels. */
export type RowKey = `${TingkatTerintegrasi}/${number}`;

export const keyOf = ({ tingkat, id }: Pick<Baris, 'tingkat' | 'id'>): RowKey => `${tingkat}/${id}`;

/** One field of one row, before and after. */
export interface CellEdit {
  readonly key: RowKey;
  readonly field: FieldName;
  readonly before: CellValue;
  readonly after: CellValue;
}

/** The field as the row has it; a row without a value has null. */
export const fieldOf = (row: Baris, field: FieldName): CellValue => row[field] ?? null;

/** Some fields of a row by name. */
export const isianOf = (row: Baris, fields: readonly string[]): Isian =>
  Object.fromEntries(fields.map((field) => [field, fieldOf(row, field as FieldName)]));
