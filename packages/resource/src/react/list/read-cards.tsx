import { EmptyState, ErrorState, Pagination, Stack, useLoaded } from '@selaras/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isFiltered, type ListState } from '../../core/list/list-state';
import type { ReadListDescription, RowPage } from '../../core/list/read-list';
import { loadFailure } from '../load-failure';
import { ListToolbar } from './list-toolbar';
import { paperCutText } from './paper-cut-text';
import { usePaperRows } from './use-paper-rows';

interface ReadCardsProps<Row> {
  list: Pick<ReadListDescription<Row>, 'search' | 'failed' | 'noneFits' | 'filters'>;
  /** What the address says, and the way to change it (`useListState`). */
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  /** The page of rows that was asked for. */
  query: UseQueryResult<RowPage<Row>>;
  /** Says that there is no row at all, and where to look then. */
  none: { readonly title: string; readonly description?: string };
  /** As high as the cards that will come. */
  waiting: ReactNode;
  /** Names the pages, where the page around has several lists. */
  pages?: string;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list of cards that is searched, filtered and paged by its address, as `ReadList` is for tables; paper shows all pages. */
export function ReadCards<Row>({
  list: { search, failed, noneFits, filters },
  state,
  onChange,
  query,
  none,
  waiting,
  pages,
  children,
}: ReadCardsProps<Row>) {
  const { data: page, failure } = useLoaded(query.data, loadFailure(query, failed));
  const paper = usePaperRows(query.data);
  const rows = (paper ?? page)?.data ?? [];
  return (
    <Stack $gap={4}>
      <ListToolbar label={search} filters={filters} state={state} onChange={onChange} />
      {failure && <ErrorState {...failure} />}
      {page === undefined && !failure && waiting}
      {page?.data.length === 0 &&
        (isFiltered(state) ? (
          <EmptyState title={noneFits} description="Coba kata lain atau hapus saringan." />
        ) : (
          <EmptyState {...none} />
        ))}
      {rows.length > 0 && children(rows)}
      {paper && paperCutText(paper)}
      {page !== undefined && page.total > 0 && (
        <Pagination
          page={page.current_page}
          perPage={page.per_page}
          total={page.total}
          {...(pages !== undefined && { label: pages })}
          onPageChange={(next) => onChange({ page: next })}
        />
      )}
    </Stack>
  );
}
