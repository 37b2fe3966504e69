import type pg from 'pg';

/** A column as the migrated database has it. */
export interface ColumnFact {
  readonly table: string;
  readonly column: string;
  /** Name of its type in PostgreSQL, without a length. */
  readonly type: string;
  readonly required: boolean;
  /** The database writes it when an insert leaves it out. */
  readonly hasDefault: boolean;
  /** The database alone writes it. */
  readonly generated: boolean;
  /** Values that a check of this column alone lists, as literals of TypeScript; empty: any. */
  readonly values: readonly string[];
}

interface Row extends Omit<ColumnFact, 'values'> {
  readonly checks: readonly string[] | null;
}

/** All columns of all tables in the order of the tables' names and of the columns in them. */
export async function readColumns(client: pg.ClientBase): Promise<ColumnFact[]> {
  const { rows } = await client.query<Row>(`
    select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type, a.attnotnull as required,
      a.atthasdef or a.attidentity <> '' as "hasDefault", a.attidentity = 'a' or a.attgenerated <> '' as generated,
      (select array_agg(pg_get_constraintdef(k.oid) order by k.conname) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrasi'
    order by c.relname collate "C", a.attnum`);
  return rows.map(({ checks, ...fact }) => ({ ...fact, values: (checks ?? []).flatMap(valuesOf) }));
}

const LISTED = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/;

/** Literals that `column in (…)` lists; none of any other check. */
export function valuesOf(check: string): string[] {
  const [, list] = LISTED.exec(check) ?? [];
  return list === undefined ? [] : (list.match(/'(?:[^']|'')*'|-?\d+/g) ?? []);
}
