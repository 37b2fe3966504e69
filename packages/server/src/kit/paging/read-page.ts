import { type Page, PER_PAGE } from '@selaras/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables';

/** A moment inside a row that is made as JSON, ISO 8601 in UTC. */
export const momentColumn = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Asks for all rows at once instead of a page. */
export const ALL_ROWS = 'semua';
export type PageAsked = number | typeof ALL_ROWS;

/**
 * One page of rows and their number in one query. `rows` selects `urutan` (what they are ordered by) and `content` (the
 * row as JSON). A page beyond the end is empty; all rows
 * together are one page.
 */
export async function readPage<Row>(
  db: Kysely<Tables>,
  rows: RawBuilder<unknown>,
  page: PageAsked,
): Promise<Page<Row>> {
  const part = page === ALL_ROWS ? sql`` : sql`limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}`;
  const query = sql<{ data: Row[]; total: number }>`
    with semua as materialized (${rows}),
      halaman as (select urutan, content from semua order by urutan ${part})
    select (select count(*) from semua)::integer as total,
      coalesce((select json_agg(content order by urutan) from halaman), '[]') as data`;
  const { data, total } = (await query.execute(db)).rows[0] ?? { data: [], total: 0 };
  return page === ALL_ROWS
    ? { data, current_page: 1, total, per_page: total }
    : { data, current_page: page, total, per_page: PER_PAGE };
}
