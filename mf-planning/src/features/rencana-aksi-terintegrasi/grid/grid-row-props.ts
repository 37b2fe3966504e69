import type { ReactNode } from 'react';
import type { Baris } from '../core/baris';
import type { Access } from '../core/cell-lock';
import type { GridColumn } from '../core/grid-column';
import type { RowEdit } from '../saving/save-queue';

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

export interface GridRowProps extends RowMarks {
  readonly gridId: string;
  readonly id: string;
  readonly baris: Baris;
  readonly edit: RowEdit | undefined;
  /** Number of the shown row, from 0. */
  readonly at: number;
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  /** null for a row without children. */
  readonly open: boolean | null;
  readonly columns: readonly GridColumn[];
  readonly access: Access;
  /** Field to type into, in the active cell. */
  readonly editor: ReactNode;
}
