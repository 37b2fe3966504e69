import type { ChildrenCount } from '@selaras/contracts';
import { type RawBuilder, sql } from 'kysely';

interface RowsBelow {
  /** The table as it holds in a year. */
  readonly rows?: RawBuilder<unknown>;
  /** Condition on the child `a`. */
  readonly only?: RawBuilder<boolean>;
}

/** Rows of a table below `id` as children, named by one of their texts. */
export function childRowsOf(
  level: string,
  table: string,
  parent: string,
  label: string,
  id: RawBuilder<unknown>,
  { rows = sql.table(table), only = sql`true` }: RowsBelow = {},
): RawBuilder<ChildrenCount> {
  return sql<ChildrenCount>`
    select ${sql.lit(level)} as level, a.id, ${sql.ref(`a.${label}`)} as label from ${rows} a
    where ${sql.ref(`a.${parent}`)} = ${id} and a.deleted_at is null and ${only}`;
}
