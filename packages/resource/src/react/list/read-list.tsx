import { DataTable, type DataTableProps, Stack, type TableColumn, type TableFold } from '@selaras/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isFiltered, type ListState } from '../../core/list/list-state';
import type { ReadListDescription, RowPage } from '../../core/list/read-list';
import { loadFailure } from '../load-failure';
import { ListToolbar } from './list-toolbar';
import { PaperNotes } from './paper-notes';
import { usePaperRows } from './use-paper-rows';

interface ReadListProps<Row extends object> extends Pick<DataTableProps<Row>, 'onRowOpen' | 'opensRow'> {
  list: ReadListDescription<Row>;
  /** What the address says, and the way to change it (`useListState`). */
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  /** The page of rows that was asked for. */
  query: UseQueryResult<RowPage<Row>>;
  /** Columns in place of those of the description. */
  columns?: readonly TableColumn<Row>[];
  /** Says that there is no row at all; left out: the words of any table. */
  none?: string | undefined;
  /** Leads on where there is nothing to be read, or no row at all. */
  wayOn?: ReactNode;
  /** Stands at the right end of the toolbar, such as an export. */
  tools?: ReactNode;
  /** Stands below the toolbar. */
  below?: ReactNode;
}

/**
 * A list that is searched, filtered, ordered and paged by its address, as the server answers it. Paper shows all of its
 * pages, and says what they were chosen by.
 */
export function ReadList<Row extends object>({
  list,
  state,
  onChange,
  query,
  columns = list.columns,
  none,
  wayOn,
  tools,
  below,
  ...opening
}: ReadListProps<Row>) {
  const {
    caption,
    search,
    failed,
    noneFits,
    filters,
    sort,
    hideable = false,
    comparison = false,
    rowId,
  } = list;
  const filtered = isFiltered(state);
  const description = filtered ? noneFits : none;
  const failure = loadFailure(query, failed);
  const paper = usePaperRows(query.data);
  const shown = paper ?? query.data;
  const toolbar = (fold: TableFold | null) => (
    <ListToolbar label={search} filters={filters} state={state} onChange={onChange} fold={fold} />
  );
  return (
    <DataTable
      {...opening}
      {...(sort !== null && {
        sort: state.sort,
        onSortChange: (chosen) => onChange({ sort: chosen ?? sort }),
      })}
      {...(hideable && {
        hideable,
        hiddenColumns: state.hidden,
        onHiddenColumnsChange: (hidden: string[]) => onChange({ hidden }),
      })}
      caption={caption}
      cards={!comparison}
      columns={columns}
      rows={shown?.data}
      rowId={rowId}
      page={shown}
      onPageChange={(page) => onChange({ page })}
      busy={query.isPlaceholderData}
      error={failure && (failure.onRetry ? failure : { ...failure, action: wayOn })}
      empty={{ ...(description !== undefined && { description }), ...(!filtered && { action: wayOn }) }}
      tools={tools}
      paper={<PaperNotes filters={filters} state={state} rows={paper} />}
      toolbar={
        below === undefined
          ? toolbar
          : (fold) => (
              <Stack $gap={2}>
                {toolbar(fold)}
                {below}
              </Stack>
            )
      }
    />
  );
}
