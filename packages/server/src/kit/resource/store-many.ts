import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables';

type Values = Readonly<Record<string, unknown>>;

/** The rows as the table has them, in their order (`ordinality`). */
const given = (table: keyof Tables, rows: readonly Values[]) =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) with ordinality as baru`;

/** Inserts rows that fill the same columns with one statement; answers their ids in the same order. */
export async function insertRows(
  tx: Kysely<Tables>,
  table: keyof Tables,
  rows: readonly Values[],
): Promise<number[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  const { rows: made } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from ${given(table, rows)} order by ordinality returning id`.execute(tx);
  // Ids are drawn in the order of the selection, whatever order they are told in.
  return made.map(({ id }) => id).sort((a, b) => a - b);
}

/** Changes rows in the same columns with one statement. Each gets a new version. */
export async function changeRows(
  tx: Kysely<Tables>,
  table: keyof Tables,
  rows: readonly (Values & { readonly id: number })[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const { id: _id, ...values } = first;
  const settings = Object.keys(values).map((name) => sql`${sql.ref(name)} = ${sql.ref(`baru.${name}`)}`);
  await sql`update ${sql.table(table)} r set ${sql.join(settings)}
    from ${given(table, rows)} where r.id = baru.id`.execute(tx);
}
