import type pg from 'pg';
import type { BackedUpTable, Summary } from './archive-format';

/** Every table of the portal with the columns that are stored; what PostgreSQL computes is computed again. */
export async function listTables(client: pg.ClientBase): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return rows;
}

/** Where each sequence stands; asked for after the rows, for it may only be ahead of them. */
export async function readSequences(client: pg.ClientBase): Promise<Summary['sequences']> {
  const { rows: known } = await client.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public' order by 1",
  );
  const sequences: Summary['sequences'] = {};
  for (const { name } of known) {
    const { rows } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${quoted(name)}`,
    );
    if (rows[0] !== undefined) sequences[name] = rows[0];
  }
  return sequences;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The columns of a table as `copy` wants them. */
export const copied = ({ name, columns }: BackedUpTable): string =>
  `${quoted(name)} (${columns.map(quoted).join(', ')})`;
