import { memo } from 'react';
import { isFigure, type SheetColumn } from '../core/column';
import { Head, HeadGroup } from './grid-style';

/** Titles of the columns; drawn once, whatever is scrolled below. */
export const GridHead = memo(function GridHead({ columns }: { columns: readonly SheetColumn<never>[] }) {
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

function ColumnHead({ column, at }: { column: SheetColumn<never>; at: number }) {
  const attributes = {
    role: 'columnheader',
    'aria-colindex': at + 1,
    'data-figure': isFigure(column) || undefined,
    'data-centred': column.kind === 'drawn' || undefined,
    'data-state': column.kind === 'state' ? '' : undefined,
  };
  return (
    <div {...attributes}>
      {column.over !== undefined && <small>{column.over}</small>}
      {column.title}
    </div>
  );
}
