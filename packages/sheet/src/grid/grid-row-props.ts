import type { ReactNode } from 'react';
import type { SheetColumn } from '../core/column';
import type { RowEdit } from '../core/save-queue';
import type { SheetTable } from '../core/sheet-table';
import type { RowDrawing } from './row-drawing';

/** What of the selection lies in a row; -1 for none. Numbers, so that a row is drawn anew only when it changes for it. */
export interface RowMarks {
  readonly left: number;
  readonly right: number;
  /** The active cell. */
  readonly active: number;
  /** The cell with the handle to fill from. */
  readonly handle: number;
  /** Cells that a fill would reach. */
  readonly fillLeft: number;
  readonly fillRight: number;
}

/** Where a row stands in the tree, as it is read out. */
interface RowLevel {
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
}

export interface GridRowProps extends RowMarks, Partial<RowLevel> {
  readonly gridId: string;
  readonly id: string;
  readonly row: unknown;
  readonly edit: RowEdit<unknown> | undefined;
  /** Number of the shown row, from 0. */
  readonly at: number;
  /** null for a row without children, undefined in a flat table. */
  readonly open: boolean | null | undefined;
  readonly table: SheetTable<unknown, SheetColumn<unknown>>;
  readonly drawing: RowDrawing<unknown, SheetColumn<unknown>>;
  /** Field to type into, in the active cell. */
  readonly editor: ReactNode;
}
