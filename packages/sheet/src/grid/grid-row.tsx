import { memo } from 'react';
import { withEdit } from '../core/save-queue';
import { drawCell } from './grid-cell';
import type { GridRowProps } from './grid-row-props';
import { RowBox } from './row-style';

/** One row of the grid with its place in the tree, its values and how far its saving is. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { edit, at, open, table, editor } = props;
  const row = withEdit(table.model, props.row, edit);
  return (
    <RowBox
      id={props.id}
      role="row"
      aria-rowindex={at + 2}
      aria-level={props.level}
      aria-posinset={props.position}
      aria-setsize={props.siblings}
      aria-expanded={open ?? undefined}
      data-editing={editor === null ? undefined : ''}
      data-row={at}
      style={{ transform: `translateY(calc(${at} * var(--row)))` }}
    >
      {table.columns.map((column, number) => drawCell(props, row, column, number))}
    </RowBox>
  );
});
