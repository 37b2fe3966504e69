import { failureText } from '@selaras/api-client';
import type { Page } from '@selaras/contracts';
import type { DataTableProps } from '@selaras/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useShownAtLeast } from '../kit/use-shown-at-least';

type TableState<Row extends object> = Pick<
  DataTableProps<Row>,
  'rows' | 'page' | 'busy' | 'error' | 'onPageChange'
>;

/** What a table shows of a paged call: rows, pages of 20, loading for its 200 ms, the fault with another try. */
export function useTableState<Row extends object>(
  query: UseQueryResult<Page<Row>>,
  onPageChange: (page: number) => void,
): TableState<Row> {
  const { data, error, isPlaceholderData } = query;
  const loading = useShownAtLeast(query.isPending || (query.isFetching && error !== null));
  const busy = useShownAtLeast(isPlaceholderData);
  const fault = error !== null && data === undefined ? failureText(error) : null;
  return {
    rows: loading || fault !== null ? undefined : data?.data,
    page: data,
    busy,
    onPageChange,
    error:
      loading || fault === null
        ? null
        : { description: fault.pesan, code: fault.kode, onRetry: () => void query.refetch() },
  };
}
