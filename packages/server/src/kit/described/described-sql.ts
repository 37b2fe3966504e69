import { columnOf, type ReferenceEntityField, referenceName } from '@selaras/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { ResourceSql } from '../resource/resource';
import { childrenColumn, columnsOf, satuanKerjaColumn } from '../resource/row-columns';
import { tableOf } from '../row-names/table-of';
import { fieldColumn } from './field-columns';
import type { StoredEntity } from './stored-entity';

/** The row that a field refers to as an object, with the texts that the description names. */
function referenceColumn(name: string, field: ReferenceEntityField): RawBuilder<unknown> {
  if (field.to === 'satuan-kerja') return satuanKerjaColumn;
  const texts = ['id', ...(field.shows ?? ['nama'])].flatMap((text) => [
    sql.lit(text),
    sql.ref(`induk.${text}`),
  ]);
  return sql`(select json_build_object(${sql.join(texts)}) from ${sql.table(tableOf(field.to))} induk
    where induk.id = ${sql.ref(`r.${columnOf(name, field)}`)}) as ${sql.ref(referenceName(name))}`;
}

/** How the rows of an entity are read whose rows are its fields; `anak` selects what stands below one. */
export function describedSql(
  { fields, stored: { table, year, label }, orders, filters }: StoredEntity,
  anak: RawBuilder<unknown> | null,
): ResourceSql {
  const columns = sql.join([
    columnsOf('id', 'versi', ...(year === undefined ? [] : [year])),
    ...Object.entries(fields).map(([name, field]) =>
      field.kind === 'reference' ? referenceColumn(name, field) : fieldColumn(name, field, 'r'),
    ),
  ]);
  const columnNamed = (name: string) => {
    const field = fields[name];
    return sql.ref(`r.${field === undefined ? name : columnOf(name, field)}`);
  };
  const [first, ...others] = label.map(columnNamed);
  const words = sql.join([first, ...others], sql` || ' ' || `);
  return {
    from: sql`${sql.table(table)} r`,
    where: (tahun) => (year === undefined ? sql`true` : sql`${sql.ref(`r.${year}`)} = ${tahun}`),
    listColumns: () => columns,
    columns: () => sql.join([columns, anak === null ? sql`'[]'::json as anak` : childrenColumn(anak)]),
    search: [sql`(${words})`],
    searchPrefix: sql`kata_cari(${words})`,
    filters: Object.fromEntries(
      filters.map((name) => [
        name,
        (value: number | string) => sql<boolean>`${columnNamed(name)} = ${value}`,
      ]),
    ),
    orders: Object.fromEntries(orders.map((name) => [name, columnNamed(name)])),
  };
}
