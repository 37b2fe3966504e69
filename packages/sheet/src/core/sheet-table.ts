import type { SheetColumn } from './column';
import type { RowModel } from './row-model';

/** What makes a table a sheet: its rows, its columns, and what of them may be written now. */
export interface SheetTable<Row, Column extends SheetColumn<Row>> {
  readonly model: RowModel<Row>;
  readonly columns: readonly Column[];
  /** Why a cell cannot be written, in words; null when it can. */
  closedReason(row: Row, column: Column): string | null;
}

/** A table as a block of cells is laid over it. */
export interface ShownTable<Row, Column extends SheetColumn<Row>> extends SheetTable<Row, Column> {
  /** How many rows are shown. */
  readonly count: number;
  /** A shown row with everything that was typed into it. */
  rowAt(at: number): Row | undefined;
}
