import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import { ProblemError } from '../../plugins/problem';

type Values = Readonly<Record<string, unknown>>;

const refs = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
const settings = (values: Values) =>
  sql.join(Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`));

/** Inserts the row, or changes it when it has an id; answers its id. An unchanged row gets a new version too. */
export async function storeRow(
  tx: Kysely<Tables>,
  table: keyof Tables,
  id: number | null,
  values: Values,
): Promise<number> {
  const query =
    id === null
      ? sql<{ id: number }>`insert into ${sql.table(table)} (${refs(Object.keys(values))})
          values (${sql.join(Object.values(values))}) returning id`
      : sql<{ id: number }>`update ${sql.table(table)} set ${settings(values)} where id = ${id} returning id`;
  const row = (await query.execute(tx)).rows[0];
  if (row === undefined) throw new Error(`${table} ${id} was not stored`);
  return row.id;
}

/** Gives several rows the same values. */
export async function storeRows(
  tx: Kysely<Tables>,
  table: keyof Tables,
  ids: readonly number[],
  values: Values,
): Promise<void> {
  await sql`update ${sql.table(table)} set ${settings(values)} where id = any(${ids})`.execute(tx);
}

interface OwnedRows<Item> {
  readonly table: keyof Tables;
  /** The rows as they stand, when they do not stand in the table as they are (five-year rows of a year). */
  readonly source?: RawBuilder<unknown>;
  /** Columns by which the rows belong to their owner. */
  readonly owner: Values;
  readonly items: readonly Item[];
  /** Columns of an item. */
  columns(item: Item): Values;
  /** Field of the body that the items came in, for messages. */
  readonly field: string;
  /** The owner was made just now: nothing belongs to it yet. */
  readonly isNew?: boolean;
}

/**
 * Makes the rows of an owner what the items say: an item with an id changes that row, without it makes one, rows that no
 * item names are marked as deleted. Rows that stay as they are get no new version. Answers the ids in the items' order.
 */
export async function syncRows<Item extends { readonly id?: number | undefined }>(
  tx: Kysely<Tables>,
  { table, source = sql.table(table), owner, items, columns, field, isNew = false }: OwnedRows<Item>,
): Promise<number[]> {
  if (isNew && items.length === 0) return [];
  const belongs = sql.join(
    Object.entries(owner).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    sql` and `,
  );
  const { rows } = await sql<{ id: number }>`
    select t.id from ${sql.table(table)} t
    where t.id in (select id from ${source} kini where ${belongs} and deleted_at is null)
    for no key update`.execute(tx);
  const known = new Set(rows.map(({ id }) => id));
  const kept = items.flatMap(({ id }) => id ?? []);
  if (kept.some((id) => !known.has(id)) || new Set(kept).size < kept.length) {
    throw new ProblemError('MASUKAN_TIDAK_SESUAI', {
      errors: { [field]: ['Ada baris yang sudah tidak ada. Muat ulang lalu coba lagi.'] },
    });
  }
  const gone = [...known].filter((id) => !kept.includes(id));
  if (gone.length > 0) {
    await sql`update ${sql.table(table)} set deleted_at = now() where id = any(${gone})`.execute(tx);
  }
  const ids: number[] = [];
  for (const item of items) {
    const values = columns(item);
    if (item.id !== undefined) await changeRow(tx, { table, source }, item.id, values);
    ids.push(item.id ?? (await storeRow(tx, table, null, { ...owner, ...values })));
  }
  return ids;
}

async function changeRow(
  tx: Kysely<Tables>,
  { table, source }: { readonly table: keyof Tables; readonly source: RawBuilder<unknown> },
  id: number,
  values: Values,
): Promise<void> {
  const names = Object.keys(values);
  if (names.length === 0) return;
  await sql`update ${sql.table(table)} set ${settings(values)}
    where id = ${id} and exists (select from ${source} kini where kini.id = ${id}
      and row(${sql.join(names.map((name) => sql.ref(`kini.${name}`)))})
        is distinct from row(${sql.join(Object.values(values))}))`.execute(tx);
}
