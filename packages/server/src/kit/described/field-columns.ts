import { columnOf, type EntityField, type EntityFields } from '@selaras/contracts';
import { type RawBuilder, sql } from 'kysely';

const column = (name: string, field: EntityField, alias: string) =>
  sql.ref(`${alias}.${columnOf(name, field)}`);

/** SQL: the value of a field under its name, for a list of columns. */
export const fieldColumn = (name: string, field: EntityField, alias: string): RawBuilder<unknown> =>
  sql`${column(name, field, alias)} as ${sql.ref(name)}`;

/** SQL: the values of these fields under their names, for a list of columns. */
export const fieldColumns = (fields: EntityFields, alias: string): RawBuilder<unknown> =>
  sql.join(Object.entries(fields).map(([name, field]) => fieldColumn(name, field, alias)));

/** SQL: names and values of these fields, for `json_build_object`. */
export const fieldPairs = (fields: EntityFields, alias: string): RawBuilder<unknown> =>
  sql.join(Object.entries(fields).flatMap(([name, field]) => [sql.lit(name), column(name, field, alias)]));
