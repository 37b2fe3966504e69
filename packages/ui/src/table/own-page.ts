/** Rows of a full page (spec 1 §9). */
export const FULL_PAGE = 20;

interface ListPage {
  readonly current_page: number;
  readonly total: number;
  readonly per_page: number;
}

/** Where a page of a complete list of `total` rows stands; beyond the last page it is the last. */
export function pageOfList(page: number, total: number): ListPage {
  const last = Math.max(1, Math.ceil(total / FULL_PAGE));
  return { current_page: Math.min(Math.max(1, page), last), total, per_page: FULL_PAGE };
}

/** The rows of a page. */
export const rowsOfPage = <Row>(rows: readonly Row[], { current_page, per_page }: ListPage): readonly Row[] =>
  rows.slice((current_page - 1) * per_page, current_page * per_page);
