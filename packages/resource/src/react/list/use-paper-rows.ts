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
export const usePaperRows = <Row>(shown: RowPage<Row> | undefined): PaperRows<Row> | null =>
  usePaperRowsWithin(shown, (page) => page);

/** As `usePaperRows`, for a page of rows that lies within the query's answer. */
export function usePaperRowsWithin<Answer, Row>(
  answer: Answer | undefined,
  pageOf: (answer: Answer) => RowPage<Row>,
): PaperRows<Row> | null {
  const queries = useQueryClient();
  return useWhilePrinting(() => {
    if (answer === undefined) return null;
    const shown = pageOf(answer);
    if (shown.data.length >= shown.total) return null;
    const query = queries
      .getQueryCache()
      .getAll()
      .find(({ state }) => state.data === answer);
    const readPage = pageReaderOf(query?.options.queryFn);
    return paperRows<Row>({
      shown,
      readPage: (page) => {
        if (readPage === null) throw new Error('This list was not read by callQuery');
        return pageOf(readPage(page) as Answer);
      },
      now: () => performance.now(),
    });
  });
}
