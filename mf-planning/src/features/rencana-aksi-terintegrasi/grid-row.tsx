import { memo, type ReactNode } from 'react';
import type { Baris } from './baris';
import type { Access } from './cell-lock';
import { drawCell } from './grid-cell';
import type { GridColumn } from './grid-column';
import { RowBox } from './row-style';
import { type RowEdit, withEdit } from './save-queue';

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

/** One row of the grid with its place in the tree, its values and how far its saving is. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { baris, edit, at, level, open, columns, editor } = props;
  const row = withEdit(baris, edit);
  return (
    <RowBox
      id={props.id}
      role="row"
      aria-rowindex={at + 2}
      aria-level={level}
      aria-posinset={props.position}
      aria-setsize={props.siblings}
      aria-expanded={open ?? undefined}
      data-mengisi={editor === null ? undefined : ''}
      data-baris={at}
      style={{ transform: `translateY(calc(${at} * var(--baris)))` }}
    >
      {columns.map((column, number) => drawCell(props, row, column, number))}
    </RowBox>
  );
});
