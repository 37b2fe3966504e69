import { memo } from 'react';
import { withEdit } from '../saving/save-queue';
import { drawCell } from './grid-cell';
import type { GridRowProps } from './grid-row-props';
import { RowBox } from './row-style';

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
