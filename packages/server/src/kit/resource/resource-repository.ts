import { type ChildrenCount, PER_PAGE } from '@selaras/contracts';
import { readSearch } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import { momentColumn } from '../paging/read-page';
import { isShort, searchSql, textHas } from '../text/text-match';
import { isRowVisible } from '../visibility/row-visible';
import { inScope, type UnitScope } from '../visibility/unit-scope';
import { publicVisibility, type Visibility } from '../visibility/visibility';
import {
  type FindQuery,
  type ListQuery,
  type Resource,
  type ResourceRow,
  type ResourceSql,
  sourceIn,
} from './resource';

const ownColumn = [sql`r.satuan_kerja_id`];

/** What of an entity's description reading needs. */
type Source = Pick<Resource<object>, 'table' | 'belongsTo' | 'sql' | 'unitColumns'>;

export interface ListInput<Query> {
  readonly query: Query;
  readonly tahun: number;
  readonly scope: UnitScope;
  /** Whose drafts the columns may show; left out: nobody's. */
  readonly visibility?: Visibility;
}

/**
 * One page of rows and their number in one query; only the rows of the page get their columns. A search is run once for
 * both; without one, number and page each come from an index.
 */
export async function listRows(
  db: Kysely<Tables>,
  source: Source,
  { query, tahun, scope, visibility = publicVisibility }: ListInput<ListQuery>,
): Promise<{ data: ResourceRow[]; total: number }> {
  const once = query.q ? sql`materialized` : sql`not materialized`;
  const { rows } = await sql<{ data: ResourceRow[]; total: number }>`
    with semua as ${once} (
      select r.id, ${orderOf(source.sql, query, tahun)} as urutan from ${sourceIn(source.sql.from, tahun)}
      where ${conditions(source, query, tahun, scope)}
    ), halaman as materialized (
      select id, urutan from semua order by urutan ${direction(query)}, id
      limit ${PER_PAGE} offset ${(query.page - 1) * PER_PAGE}
    )
    select (select count(*) from semua)::integer as total, coalesce((
      select json_agg(content order by halaman.urutan ${direction(query)}, halaman.id) from halaman
      cross join lateral (
        select ${source.sql.listColumns(tahun, visibility)} from ${wholeOf(listedFor(source, tahun, visibility), tahun)}
        where r.id = halaman.id
      ) content
    ), '[]') as data`.execute(db);
  return rows[0] ?? { data: [], total: 0 };
}

/** How many of a list's rows a unit has; null: the regency itself. */
export interface UnitRows {
  readonly satuan_kerja_id: number | null;
  readonly nama: string | null;
  readonly jumlah: number;
  /** Since when the row that has lain longest is as it is, ISO 8601. */
  readonly sejak: string;
}

/** The rows that a list would hold, by unit: the unit whose row has lain longest as it is first. */
export async function countByUnit(
  db: Kysely<Tables>,
  source: Source,
  { query, tahun, scope }: ListInput<Readonly<Record<string, unknown>>>,
): Promise<UnitRows[]> {
  const asked = { urut: '', ...query } as FindQuery;
  const { rows } = await sql<UnitRows>`
    select antre.satuan_kerja_id, sk.satuan_kerja_nama as nama, count(*)::integer as jumlah,
      ${momentColumn(sql`min(antre.updated_at)`)} as sejak
    from (select r.satuan_kerja_id, r.updated_at from ${sourceIn(source.sql.from, tahun)}
      where ${conditions(source, asked, tahun, scope)}) antre
    left join satuan_kerja sk on sk.satuan_kerja_id = antre.satuan_kerja_id
    group by antre.satuan_kerja_id, sk.satuan_kerja_nama order by min(antre.updated_at), nama`.execute(db);
  return rows;
}

/** Ids of every matching row in order, at most `limit` + 1: one more says that there are too many. */
export async function listIds(
  db: Kysely<Tables>,
  source: Source,
  { query, tahun, scope }: ListInput<FindQuery>,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.id from ${sourceIn(source.sql.from, tahun)} where ${conditions(source, query, tahun, scope)}
    order by ${orderOf(source.sql, query, tahun)} ${direction(query)}, r.id limit ${limit + 1}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The list rows of these ids, in their order. */
export async function readRows(
  db: Kysely<Tables>,
  source: Source,
  ids: readonly number[],
  tahun: number,
  visibility: Visibility = publicVisibility,
): Promise<ResourceRow[]> {
  const listed = listedFor(source, tahun, visibility);
  const { rows } = await sql<{ content: ResourceRow }>`
    select row_to_json(content) as content from unnest(${ids}::bigint[]) with ordinality as dipilih(id, nomor)
    cross join lateral (
      select ${listed.listColumns(tahun, visibility)} from ${wholeOf(listed, tahun)} where r.id = dipilih.id
    ) content
    order by dipilih.nomor`.execute(db);
  return rows.map(({ content }) => content);
}

/** One row with everything; undefined when it is not there in this year. Of other rows it shows what this reader may see. */
export const readRow = (
  db: Kysely<Tables>,
  source: Source,
  id: number,
  tahun: number,
  visibility: Visibility = publicVisibility,
): Promise<ResourceRow | undefined> => findRow(db, source.sql, { id, tahun, visibility }, sql`true`);

/** The same for somebody who wants to open it; undefined as well when he may not. */
export const readVisibleRow = (
  db: Kysely<Tables>,
  source: Source,
  id: number,
  tahun: number,
  visibility: Visibility,
): Promise<ResourceRow | undefined> =>
  findRow(
    db,
    visibleSql(source.sql, tahun, visibility),
    { id, tahun, visibility },
    visibleTo(source, visibility, tahun),
  );

/** The same without what is a draft to this reader. */
const visibleSql = (source: ResourceSql, tahun: number, visibility: Visibility): ResourceSql => ({
  ...source,
  from: source.visibleFrom?.(tahun, visibility) ?? source.from,
});

/** Lists hold a unit's rows for those who see its drafts; rows of the regency are listed to everybody. */
const listedFor = ({ belongsTo, sql: source }: Source, tahun: number, visibility: Visibility): ResourceSql =>
  belongsTo === 'kabupaten' ? visibleSql(source, tahun, visibility) : source;

/** SQL condition: this reader may open the row `r` of an entity (decision 2). */
export const visibleTo = (
  { belongsTo, unitColumns = ownColumn, sql: { isShared } }: Source,
  visibility: Visibility,
  tahun: number,
): RawBuilder<boolean> =>
  belongsTo === 'kabupaten' ? sql`true` : isRowVisible(visibility, unitColumns, tahun, isShared);

async function findRow(
  db: Kysely<Tables>,
  source: ResourceSql,
  { id, tahun, visibility }: { id: number; tahun: number; visibility: Visibility },
  may: RawBuilder<boolean>,
): Promise<ResourceRow | undefined> {
  const { rows } = await sql<{ content: ResourceRow }>`
    select row_to_json(content) as content from (
      select ${source.columns(tahun, visibility)} from ${wholeOf(source, tahun)}
      where r.id = ${id} and r.deleted_at is null and ${source.where(tahun)} and ${may}
    ) content`.execute(db);
  return rows[0]?.content;
}

/** Locks the row as `lockRow` does, and also against rows that come to refer to it: these lock its key (`References`). */
export async function lockForRemoval(tx: Kysely<Tables>, { table }: Source, id: number): Promise<void> {
  await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(tx);
}

/** Locks the row until the transaction ends, so that the version which was checked is the one that is written. */
export async function lockRow(tx: Kysely<Tables>, { table }: Source, id: number): Promise<void> {
  await sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(tx);
}

export async function listChildren(
  db: Kysely<Tables>,
  anak: RawBuilder<ChildrenCount>,
): Promise<ChildrenCount[]> {
  return (await sql<ChildrenCount>`select level, id, label from (${anak}) anak limit 100`.execute(db)).rows;
}

/** The row stays in the database for its history; nothing that lives shows it. */
export async function markDeleted(tx: Kysely<Tables>, { table }: Source, id: number, now: Date) {
  await sql`update ${sql.table(table)} set deleted_at = ${now} where id = ${id}`.execute(tx);
}

const wholeOf = ({ from, joins }: ResourceSql, tahun: number) =>
  sql`${sourceIn(from, tahun)} ${sourceIn(joins, tahun)}`;

function conditions(
  { belongsTo, sql: source, unitColumns = ownColumn }: Source,
  query: FindQuery,
  tahun: number,
  scope: UnitScope,
): RawBuilder<unknown> {
  const asked: Readonly<Record<string, unknown>> = { ...query };
  const context = {
    tahun,
    query: asked,
    inScope: (column: RawBuilder<unknown>) => inScope(scope, column),
  };
  const filters = Object.entries(source.filters).flatMap(([name, filter]) => {
    const value = asked[name];
    return value === undefined ? [] : [filter(value as never, context)];
  });
  const unit = query.satuan_kerja_id;
  const regency = unit === undefined ? sql`true` : sql`(${ofUnit(unitColumns, unit)})`;
  const units = sql.join(unitColumns.map(context.inScope), sql` or `);
  return sql.join(
    [
      sql`r.deleted_at is null`,
      source.where(tahun),
      belongsTo === 'satuan-kerja' ? sql`(${units})` : regency,
      ...filters,
      matches(source, query.q, tahun),
    ],
    sql` and `,
  );
}

/** Rows of the regency that name no unit belong to each. */
const ofUnit = (columns: readonly RawBuilder<unknown>[], unit: number) =>
  columns.length === 0
    ? sql`true`
    : sql.join(
        columns.map((column) => sql`${column} = ${unit}`),
        sql` or `,
      );

function matches(
  { search, searchPrefix, searchReferences }: ResourceSql,
  q = '',
  tahun: number,
): RawBuilder<unknown> {
  const text = search.length === 1 ? search[0] : sql`concat_ws(' ', ${sql.join(search)})`;
  return searchSql(readSearch(q), (one) => {
    const own = text === undefined ? sql`false` : textHas(text, one, searchPrefix);
    // One or two letters stand in so much that they are looked for in the row itself alone.
    return searchReferences === undefined || isShort(one)
      ? own
      : sql`(${own} or ${searchReferences(one, tahun)})`;
  });
}

function orderOf({ orders }: ResourceSql, query: FindQuery, tahun: number): RawBuilder<unknown> {
  const order = orders[query.urut.replace(/^-/, '')];
  if (order === undefined) throw new Error(`No order '${query.urut}'`);
  return typeof order === 'function' ? order(tahun) : order;
}

const direction = ({ urut }: FindQuery) =>
  urut.startsWith('-') ? sql`desc nulls last` : sql`asc nulls last`;
