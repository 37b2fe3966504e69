import { type Row as EngineRow, type SortingState, useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';
import { OnPaper } from '../print/on-paper';
import { usePrinting } from '../print/use-printing';
import { ErrorState, type ErrorStateProps } from '../state/error-state';
import { useLoaded } from '../state/use-loaded';
import { SEEN_AT_ONCE, useShownAtLeast } from '../state/use-shown-at-least';
import { cardColumns } from './cards/card-place';
import type { TableFold } from './cards/table-fold';
import { useNarrow } from './cards/use-narrow';
import {
  columnDef,
  type Features,
  features,
  hiddenByDefault,
  shownIn,
  type TableColumn,
  type TableSort,
} from './column';
import { type EmptyHelp, EmptyPage } from './empty-page';
import { FULL_PAGE, pageOfList, rowsOfPage } from './own-page';
import { Pagination } from './pagination';
import { TableBar } from './table-bar';
import { TableHead } from './table-head';
import { TableSheet } from './table-sheet';
import { TableSkeleton } from './table-skeleton';
import { BodyRow, Cell, Foot, Shell, Viewport, WholeCell } from './table-style';
import { useRowKeys } from './use-row-keys';
import { useWholeTexts } from './use-whole-texts';

/** Pages that the table itself makes of a complete list. */
interface OwnPage {
  /** Counted from 1; beyond the last one the last is shown. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
}

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
  /** Which page of a complete list is shown; left out, all of it is. Paper shows it whole. */
  ownPage?: OwnPage;
  /** Sorting by the server; without it a complete list sorts itself. */
  sort?: TableSort | null;
  onSortChange?: (sort: TableSort | null) => void;
  /** The next page is on its way while this one is still shown. */
  busy?: boolean;
  error?: ErrorStateProps | null | undefined;
  /** What stands beneath the specified words when there is no row. */
  empty?: EmptyHelp;
  onRowOpen?: (row: Row) => void;
  /** Whether a row can be opened; left out: every row can. */
  opensRow?: (row: Row) => boolean;
  /** Draws a row as one cell in place of its columns, such as the head of a group; null: by its columns. */
  wholeRow?: (row: Row) => ReactNode;
  /** Search and filters, at the left; on a telephone it may take what the table is ordered and shown by into its fold. */
  toolbar?: ReactNode | ((fold: TableFold | null) => ReactNode);
  /** What paper says above the rows, such as which of them they are. */
  paper?: ReactNode;
  /** What is done with all rows, such as an export: at the right, before the choice of columns. */
  tools?: ReactNode;
  /** On a telephone each row is a card (`inCard` of the columns); left out, it is a table that scrolls sideways. */
  cards?: boolean;
  /** Offers to hide columns. */
  hideable?: boolean;
  /** Columns that are hidden now, when the owner keeps them, for instance in the address. */
  hiddenColumns?: readonly string[];
  onHiddenColumnsChange?: (ids: string[]) => void;
}

/** The list of the portal: sticky head and first column, pages of 20, sorting, hideable columns, every state. */
export function DataTable<Row extends object>({
  caption,
  columns,
  rows: found,
  rowId,
  page: serverPage,
  onPageChange: onServerPage,
  ownPage,
  sort,
  onSortChange,
  busy: turning = false,
  error: fault = null,
  empty,
  onRowOpen,
  opensRow,
  wholeRow,
  toolbar,
  paper,
  tools,
  cards: asCards = false,
  hideable = false,
  hiddenColumns,
  onHiddenColumnsChange,
}: DataTableProps<Row>) {
  const { loading, data: rows, failure: error } = useLoaded(fault ? undefined : found, fault);
  const busy = useShownAtLeast(turning, SEEN_AT_ONCE);
  const [wholeTexts, toggleTexts] = useWholeTexts();
  const [ownSort, setOwnSort] = useState<SortingState>([]);
  const [ownHidden, setOwnHidden] = useState(() => hiddenByDefault(columns));
  const hidden = hiddenColumns ?? ownHidden;
  const visibility = Object.fromEntries(columns.map(({ id }) => [id, !hidden.includes(id)]));
  const printing = usePrinting();
  const narrow = useNarrow();
  const cards = narrow && asCards && !printing;
  const byServer = onSortChange !== undefined;
  const sorting = byServer ? (sort ? [{ id: sort.column, desc: sort.descending }] : []) : ownSort;
  const data = useMemo(() => [...(rows ?? [])], [rows]);
  const placed = useMemo(() => (cards ? cardColumns(columns) : columns), [cards, columns]);
  const defs = useMemo(
    () => placed.map((column) => columnDef(column, column.id === columns[0]?.id)),
    [placed, columns],
  );

  const table = useTable({
    features,
    columns: defs,
    data,
    getRowId: (row) => String(rowId(row)),
    manualSorting: byServer,
    enableMultiSort: false,
    state: { sorting, columnVisibility: visibility },
    onColumnVisibilityChange: (update) => {
      const next = typeof update === 'function' ? update(visibility) : update;
      const ids = columns.map(({ id }) => id).filter((id) => next[id] === false);
      (onHiddenColumnsChange ?? setOwnHidden)(ids);
    },
    onSortingChange: (update) => {
      const next = typeof update === 'function' ? update(sorting) : update;
      const [first] = next;
      if (byServer) onSortChange(first ? { column: first.id, descending: first.desc } : null);
      else setOwnSort(next);
    },
  });
  const sorted = sorting[0] ? { column: sorting[0].id, descending: sorting[0].desc } : null;
  const orders = cards ? columns.filter(({ sortable }) => sortable) : [];

  const columnOf = (id: string) => placed.find((column) => column.id === id);
  const shownColumns = table.getVisibleLeafColumns().flatMap(({ id }) => columnOf(id) ?? []);
  const allRows: EngineRow<Features, Row>[] = table.getRowModel().rows;
  const page = serverPage ?? (ownPage && rows && pageOfList(ownPage.page, allRows.length));
  const onPageChange = onServerPage ?? ownPage?.onPageChange;
  const shownRows = page && !serverPage && !printing ? rowsOfPage(allRows, page) : allRows;
  const rowKeys = useRowKeys(
    shownRows.map(({ original }) => original),
    onRowOpen,
    opensRow,
  );

  return (
    <Shell>
      <TableBar
        toolbar={toolbar}
        tools={tools}
        total={busy ? undefined : (page?.total ?? rows?.length)}
        narrow={narrow && !printing}
        sort={
          orders.length > 0
            ? {
                label: caption,
                columns: orders,
                value: sorted,
                onChange: (order) =>
                  table.setSorting(order ? [{ id: order.column, desc: order.descending }] : []),
              }
            : null
        }
        columns={
          hideable
            ? {
                wholeTexts,
                onToggleTexts: toggleTexts,
                columns: table
                  .getAllLeafColumns()
                  .filter((column) => column.getCanHide())
                  .map((column) => ({
                    id: column.id,
                    title: columnOf(column.id)?.title ?? column.id,
                    shown: column.getIsVisible(),
                    toggle: () => column.toggleVisibility(),
                  })),
              }
            : null
        }
      />
      {printing && paper && <OnPaper>{paper}</OnPaper>}
      <Viewport $cards={cards} $pinnedEnd={shownColumns.some(({ pinnedEnd }) => pinnedEnd)}>
        <TableSheet
          caption={caption}
          loading={loading}
          busy={busy}
          clamped={hideable && !wholeTexts}
          cards={cards}
          figures={
            cards ? [] : shownColumns.flatMap(({ numeric, figures = numeric }, at) => (figures ? at : []))
          }
          below={
            <>
              {error && <ErrorState {...error} />}
              {rows?.length === 0 && !error && (
                <EmptyPage page={page} onPageChange={onPageChange} empty={empty} />
              )}
            </>
          }
        >
          <TableHead headers={table.getFlatHeaders()} columnOf={columnOf} cards={cards} />
          <tbody role={cards ? 'rowgroup' : undefined}>
            {loading && (
              <TableSkeleton columns={shownColumns} cards={cards} rows={page?.per_page ?? FULL_PAGE} />
            )}
            {!error &&
              shownRows.map((row, index) => {
                const keys = rowKeys(row.original, index);
                const whole = wholeRow?.(row.original);
                return (
                  <BodyRow
                    key={row.id}
                    $pressable={keys !== null}
                    $inert={keys === null && onRowOpen !== undefined}
                    $card={cards}
                    role={cards ? 'row' : undefined}
                    {...keys}
                  >
                    {whole && (
                      <WholeCell
                        colSpan={shownColumns.length}
                        scope="rowgroup"
                        role={cards ? 'cell' : undefined}
                      >
                        {whole}
                      </WholeCell>
                    )}
                    {(whole ? [] : shownColumns).map((column) => (
                      <Cell
                        key={column.id}
                        $numeric={column.numeric}
                        $end={column.pinnedEnd}
                        {...(cards && {
                          $card: column.inCard,
                          role: 'cell',
                          'data-label': column.unit ? `${column.title} (${column.unit})` : column.title,
                        })}
                      >
                        {shownIn(column, row.original)}
                      </Cell>
                    ))}
                  </BodyRow>
                );
              })}
          </tbody>
        </TableSheet>
      </Viewport>
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
