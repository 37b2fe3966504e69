import type { Column, Header, RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { Features, TableColumn } from './column';
import { headWidth } from './head-width';
import { HeadCell, SortButton, Unit } from './table-style';

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
const SortIcon = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown };

interface TableHeadProps<Row extends RowData> {
  headers: readonly Header<Features, Row>[];
  columnOf: (id: string) => TableColumn<Row> | undefined;
}

const turn = <Row extends RowData>(column: Column<Features, Row>) => {
  const next = column.getNextSortingOrder();
  if (next === false) column.clearSorting();
  else column.toggleSorting(next === 'desc');
};

/** Titles, units and sort buttons of the visible columns. */
export function TableHead<Row extends RowData>({ headers, columnOf }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {headers.map(({ id, column: engine }) => {
          const column = columnOf(id);
          const sorted = engine.getIsSorted();
          const Icon = SortIcon[sorted || 'none'];
          return (
            <HeadCell
              key={id}
              scope="col"
              $numeric={column?.numeric}
              $minWidth={column?.minWidth ?? headWidth(column?.title ?? '', engine.getCanSort())}
              $end={column?.pinnedEnd}
              aria-sort={sorted ? ariaSort[sorted] : undefined}
            >
              {engine.getCanSort() ? (
                <SortButton type="button" onClick={() => turn(engine)}>
                  {column?.title}
                  <Icon size={14} aria-hidden="true" />
                </SortButton>
              ) : (
                column?.title
              )}
              {column?.unit && <Unit>({column.unit})</Unit>}
            </HeadCell>
          );
        })}
      </tr>
    </thead>
  );
}
