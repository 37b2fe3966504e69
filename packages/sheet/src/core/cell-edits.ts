import type { CellValue, RowKey, RowModel, RowValues } from './row-model';

/** One field of one row, before and after. */
export interface CellEdit {
  readonly key: RowKey;
  readonly field: string;
  readonly before: CellValue;
  readonly after: CellValue;
}

/** What typing these values into a row changes, with what follows from them; nothing for a value that is there already. */
export function editsOf<Row>(model: RowModel<Row>, row: Row, values: RowValues): CellEdit[] {
  const wanted = model.withDerived?.(model.withValues(row, values), values) ?? values;
  const key = model.keyOf(row);
  return Object.entries(wanted).flatMap(([field, after]) => {
    const before = model.valueOf(row, field);
    return before === after ? [] : [{ key, field, before, after }];
  });
}

/** The edits of a step as what each row gets, in the order of the rows. */
export function valuesByRow(edits: readonly CellEdit[]): Map<RowKey, RowValues> {
  const rows = new Map<RowKey, RowValues>();
  for (const { key, field, after } of edits) rows.set(key, { ...rows.get(key), [field]: after });
  return rows;
}
