/** Names a row among all rows of a table. */
export type RowKey = string;
/** What a cell holds: text, a number, or nothing. */
export type CellValue = string | number | null;
/** Values of a row by the name of their field; only those that change. */
export type RowValues = Readonly<Record<string, CellValue>>;

/** What a table tells the sheet of its rows, which may be anything. Plain functions, said once outside the components. */
export interface RowModel<Row> {
  keyOf(row: Row): RowKey;
  /** Version that a write builds upon; it grows with every write. */
  versionOf(row: Row): number;
  /** A field as the row has it; null where it has none. */
  valueOf(row: Row, field: string): CellValue;
  /** The row with these values in place of its own. */
  withValues(row: Row, values: RowValues): Row;
  /** How many rows stand above it in the tree, from 0; without it the table is flat. */
  depthOf?(row: Row): number;
  /**
   * All that typing `values` changes, when one field makes up another; `row` holds the values already. Without it the
   * typed values alone.
   */
  withDerived?(row: Row, values: RowValues): RowValues;
}

/** Some fields of a row by name. */
export const valuesOf = <Row>(model: RowModel<Row>, row: Row, fields: readonly string[]): RowValues =>
  Object.fromEntries(fields.map((field) => [field, model.valueOf(row, field)]));
