import { type Row as EngineRow, type SortingState, useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';
import { EmptyState } from '../state/empty-state';
import { ErrorState, type ErrorStateProps } from '../state/error-state';
import { VisuallyHidden } from '../visually-hidden';
import { columnDef, type Features, features, type TableColumn, type TableSort } from './column';
import { ColumnMenu } from './column-menu';
import { Pagination } from './pagination';
import { TableHead } from './table-head';
import { TableSkeleton } from './table-skeleton';
import { Bar, BodyRow, Cell, Foot, Scroll, Sheet, Shell } from './table-style';
import { useRowKeys } from './use-row-keys';

/** Rows of the skeleton before the server has said how many come: those of a full page (spec 1 §9). */
const EXPECTED_ROWS = 20;

export interface DataTableProps<Row extends object> {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  /** Left out while the first page is being loaded. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string | number;
  /** Where the server's pages stand; left out for a list that is complete. */
  page?: { current_page: number; total: number; per_page: number } | undefined;
  onPageChange?: (page: number) => void;
  /** Sorting by the server; without it a complete list sorts itself. */
  sort?: TableSort | null;
  onSortChange?: (sort: TableSort | null) => void;
  /** The next page is on its way while this one is still shown. */
  busy?: boolean;
  error?: ErrorStateProps | null | undefined;
  /** Words and the one action when there is no row. */
  empty?: { title?: string; description?: ReactNode; action?: ReactNode };
  onRowOpen?: (row: Row) => void;
  /** Search, filters and export, left of the choice of columns. */
  toolbar?: ReactNode;
  /** Offers to hide columns. */
  hideable?: boolean;
}

/** The list of the portal: sticky head and first column, pages of 20, sorting, hideable columns, every state. */
export function DataTable<Row extends object>({
  caption,
  columns,
  rows,
  rowId,
  page,
  onPageChange,
  sort,
  onSortChange,
  busy = false,
  error,
  empty,
  onRowOpen,
  toolbar,
  hideable = false,
}: DataTableProps<Row>) {
  const [ownSort, setOwnSort] = useState<SortingState>([]);
  const [visibility, setVisibility] = useState<Record<string, boolean>>(() =>
    Object.fromEntries(columns.map(({ id, hidden }) => [id, !hidden])),
  );
  const byServer = onSortChange !== undefined;
  const sorting = byServer ? (sort ? [{ id: sort.column, desc: sort.descending }] : []) : ownSort;
  const data = useMemo(() => [...(rows ?? [])], [rows]);
  const defs = useMemo(() => columns.map((column, index) => columnDef(column, index === 0)), [columns]);

  const table = useTable({
    features,
    columns: defs,
    data,
    getRowId: (row) => String(rowId(row)),
    manualSorting: byServer,
    enableMultiSort: false,
    state: { sorting, columnVisibility: visibility },
    onColumnVisibilityChange: setVisibility,
    onSortingChange: (update) => {
      const next = typeof update === 'function' ? update(sorting) : update;
      const [first] = next;
      if (byServer) onSortChange(first ? { column: first.id, descending: first.desc } : null);
      else setOwnSort(next);
    },
  });

  const rowKeys = useRowKeys(onRowOpen);
  const columnOf = (id: string) => columns.find((column) => column.id === id);
  const shownColumns = table.getVisibleLeafColumns().flatMap(({ id }) => columnOf(id) ?? []);
  const shownRows: EngineRow<Features, Row>[] = table.getRowModel().rows;
  const loading = rows === undefined && !error;

  return (
    <Shell>
      {(toolbar || hideable) && (
        <Bar>
          <div>{toolbar}</div>
          {hideable && (
            <ColumnMenu columns={table.getAllLeafColumns()} titleOf={(id) => columnOf(id)?.title ?? id} />
          )}
        </Bar>
      )}
      <Scroll $busy={busy} aria-busy={loading || busy} tabIndex={0} role="region" aria-label={caption}>
        <Sheet>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <TableHead headers={table.getFlatHeaders()} columnOf={columnOf} />
          <tbody>
            {loading && <TableSkeleton columns={shownColumns} rows={page?.per_page ?? EXPECTED_ROWS} />}
            {!error &&
              shownRows.map((row, index) => (
                <BodyRow
                  key={row.id}
                  $pressable={onRowOpen !== undefined}
                  {...rowKeys(row.original, index, shownRows.length)}
                >
                  {row.getVisibleCells().map((cell) => (
                    <Cell key={cell.id} $numeric={columnOf(cell.column.id)?.numeric}>
                      <table.FlexRender cell={cell} />
                    </Cell>
                  ))}
                </BodyRow>
              ))}
          </tbody>
        </Sheet>
        {error && <ErrorState {...error} />}
        {rows?.length === 0 && !error && <EmptyState {...empty} />}
      </Scroll>
      {page && onPageChange && (
        <Foot>
          <Pagination
            page={page.current_page}
            total={page.total}
            perPage={page.per_page}
            onPageChange={onPageChange}
            label={`Halaman ${caption}`}
          />
        </Foot>
      )}
    </Shell>
  );
}
