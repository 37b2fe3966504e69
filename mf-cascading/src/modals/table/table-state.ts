import { failureText } from '@selaras/api-client';
import type { Page } from '@selaras/contracts';
import type { DataTableProps } from '@selaras/ui';
import type { UseQueryResult } from '@tanstack/react-query';

type TableState<Row extends object> = Pick<
  DataTableProps<Row>,
  'rows' | 'page' | 'busy' | 'error' | 'onPageChange'
>;

/** What a table shows of a paged call: rows, pages of 20, loading also while another try runs, the fault. */
export function useTableState<Row extends object>(
  query: UseQueryResult<Page<Row>>,
  onPageChange: (page: number) => void,
): TableState<Row> {
  const { data, error, isPlaceholderData } = query;
  const loading = query.isPending || (query.isFetching && error !== null);
  const fault = error !== null && data === undefined ? failureText(error) : null;
  return {
    rows: loading || fault !== null ? undefined : data?.data,
    page: data,
    busy: isPlaceholderData,
    onPageChange,
    error:
      loading || fault === null
        ? null
        : { description: fault.pesan, code: fault.kode, onRetry: () => void query.refetch() },
  };
}
