import { pageReaderOf } from '@selaras/api-client';
import { useWhilePrinting } from '@selaras/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type PaperRows, paperRows } from '../../core/list/paper-pages';
import type { RowPage } from '../../core/list/read-list';

/**
 * The whole selection while the page is being printed, when the screen shows only a page of it; null at any other time.
 * `shown` is the data of a query of `callQuery`. The rows are read between `beforeprint` and the layout of the paper,
 * however the printing was begun.
 */
export function usePaperRows<Row>(shown: RowPage<Row> | undefined): PaperRows<Row> | null {
  const queries = useQueryClient();
  return useWhilePrinting(() => {
    if (shown === undefined || shown.data.length >= shown.total) return null;
    const query = queries
      .getQueryCache()
      .getAll()
      .find(({ state }) => state.data === shown);
    const readPage = pageReaderOf(query?.options.queryFn);
    return paperRows<Row>({
      shown,
      readPage: (page) => {
        if (readPage === null) throw new Error('This list was not read by callQuery');
        return readPage(page) as RowPage<Row>;
      },
      now: () => performance.now(),
    });
  });
}
