import type pg from 'pg';
import type { Rows } from '../kit/seed/rows';

/** Rows a statement; keeps each message at a few megabytes. */
const CHUNK = 4_000;

/**
 * Writes all rows at once, tables in the order of their foreign keys. Row triggers are switched off for it (only the
 * owner of the tables can do that) and one entry of the audit log says so; versions of the data start at 1.
 */
export async function writeRows(client: pg.ClientBase, rows: Rows, seed: string): Promise<void> {
  const entries = rows.entries().filter(([, list]) => list.length > 0);
  const order = await tablesInOrder(client);
  entries.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  await client.query('begin');
  try {
    for (const [table] of entries) await client.query(`alter table ${table} disable trigger user`);
    await client.query('set constraints all deferred');
    for (const [table, list] of entries) await writeTable(client, table, list);
    await client.query('set constraints all immediate');
    for (const [table] of entries) await client.query(`alter table ${table} enable trigger user`);
    await client.query(`
      insert into versi_data (satuan_kerja_id, versi)
      select satuan_kerja_id, 1 from satuan_kerja union select 0, 1
    `);
    const counts = Object.fromEntries(entries.map(([table, list]) => [table, list.length]));
    await client.query(
      `insert into audit_log (aksi, tabel, sesudah, hash_sebelum, hash) values ('seed', $1, $2, '', '')`,
      [seed, JSON.stringify(counts)],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query('analyze');
}

async function writeTable(client: pg.ClientBase, table: string, list: readonly object[]): Promise<void> {
  const columns = [...new Set(list.flatMap((row) => Object.keys(row)))];
  const names = columns.join(', ');
  for (let start = 0; start < list.length; start += CHUNK) {
    await client.query(
      `insert into ${table} (${names}) overriding system value select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(list.slice(start, start + CHUNK))],
    );
  }
  if (columns.includes('id')) {
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [table, list.length]);
  }
}

/** Tables in the order in which the migrations made them: a table comes after those it refers to. */
async function tablesInOrder(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by oid`,
  );
  return rows.map(({ relname }) => relname);
}
