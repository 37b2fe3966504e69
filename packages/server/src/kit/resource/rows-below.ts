import type { ChildrenCount } from '@selaras/contracts';
import { type RawBuilder, sql } from 'kysely';

/** Rows of a table below `id` as children, named by one of their texts; `rows`: as they hold in a year. */
export function childRowsOf(
  level: string,
  table: string,
  parent: string,
  label: string,
  id: RawBuilder<unknown>,
  rows: RawBuilder<unknown> = sql.table(table),
): RawBuilder<ChildrenCount> {
  return sql<ChildrenCount>`
    select ${sql.lit(level)} as level, a.id, ${sql.ref(`a.${label}`)} as label from ${rows} a
    where ${sql.ref(`a.${parent}`)} = ${id} and a.deleted_at is null`;
}
