import { memo } from 'react';
import { type GridColumn, isFigure } from '../core/grid-column';
import { Head, HeadGroup } from './grid-style';

/** Titles of the columns; drawn once, whatever is scrolled below. */
export const GridHead = memo(function GridHead({ columns }: { columns: readonly GridColumn[] }) {
  return (
    <HeadGroup role="rowgroup">
      <Head role="row" aria-rowindex={1}>
        {columns.map((column, at) => (
          <ColumnHead key={column.id} column={column} at={at} />
        ))}
      </Head>
    </HeadGroup>
  );
});

function ColumnHead({ column, at }: { column: GridColumn; at: number }) {
  const attributes = {
    role: 'columnheader',
    'aria-colindex': at + 1,
    'data-angka': isFigure(column) || undefined,
    'data-tengah': column.kind === 'bukti' || undefined,
    'data-keadaan': column.kind === 'keadaan' ? '' : undefined,
  };
  return (
    <div {...attributes}>
      {column.over !== undefined && <small>{column.over}</small>}
      {column.title}
    </div>
  );
}
