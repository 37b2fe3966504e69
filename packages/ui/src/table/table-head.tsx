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
  /** It is read out only: rows are cards, and their order is chosen elsewhere. */
  cards?: boolean;
}

const turn = <Row extends RowData>(column: Column<Features, Row>) => {
  const next = column.getNextSortingOrder();
  if (next === false) column.clearSorting();
  else column.toggleSorting(next === 'desc');
};

/** Titles, units and sort buttons of the visible columns. */
export function TableHead<Row extends RowData>({ headers, columnOf, cards = false }: TableHeadProps<Row>) {
  return (
    <thead role={cards ? 'rowgroup' : undefined}>
      <tr role={cards ? 'row' : undefined}>
        {headers.map(({ id, column: engine }) => {
          const column = columnOf(id);
          const sorted = engine.getIsSorted();
          const Icon = SortIcon[sorted || 'none'];
          return (
            <HeadCell
              key={id}
              scope="col"
              role={cards ? 'columnheader' : undefined}
              $numeric={column?.numeric}
              $minWidth={column?.minWidth ?? headWidth(column?.title ?? '', engine.getCanSort())}
              $end={column?.pinnedEnd}
              aria-sort={sorted ? ariaSort[sorted] : undefined}
            >
              {engine.getCanSort() && !cards ? (
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
