import type { RowPage } from './read-list';

/** Rows that one paper holds at most: a browser lays out more than these only after minutes. */
const ROW_LIMIT = 5000;
/** How long printing may wait for rows: with a poor line the tab would seem to be dead. */
const TIME_LIMIT_MS = 8000;

/** Why paper does not hold every row of a selection. */
export type PaperCut = 'limit' | 'failed';

/** A selection as paper shows it. */
export interface PaperRows<Row> extends RowPage<Row> {
  /** Null: every row is there. */
  readonly cut: PaperCut | null;
}

interface Reading<Row> {
  /** The page that is shown on the screen. */
  readonly shown: RowPage<Row>;
  /** Reads any page, at once. Throws where it cannot. */
  readonly readPage: (page: number) => RowPage<Row>;
  /** Milliseconds that only grow. */
  readonly now: () => number;
}

/**
 * All rows of the selection that a page belongs to, from its first page on, as far as one paper and a short wait allow.
 * A list that is here as a whole is taken as it is. Where nothing but the shown page can be had, it is that page.
 */
export function paperRows<Row>({ shown, readPage, now }: Reading<Row>): PaperRows<Row> {
  if (shown.all !== undefined) {
    const { all, total } = shown;
    return { data: all, current_page: 1, per_page: all.length, total, cut: null };
  }
  const begun = now();
  const last = Math.ceil(shown.total / shown.per_page);
  const rows: Row[] = [];
  let cut: PaperCut | null = null;
  for (let page = 1; page <= last && cut === null; page += 1) {
    if (rows.length >= ROW_LIMIT) cut = 'limit';
    else if (now() - begun > TIME_LIMIT_MS) cut = 'failed';
    else {
      try {
        rows.push(...(page === shown.current_page ? shown : readPage(page)).data);
      } catch {
        cut = 'failed';
      }
    }
  }
  return rows.length < shown.data.length
    ? { ...shown, cut }
    : { data: rows, current_page: 1, per_page: rows.length, total: shown.total, cut };
}
