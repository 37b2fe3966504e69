import type pg from 'pg';
import { advisoryLocks } from './advisory-locks';
import { type Migration, readMigrations } from './migrations';
import { StartError } from './start-error';

/** A migration that a database has, or had when it was backed up. */
export interface Applied {
  readonly nomor: number;
  readonly nama: string;
  readonly checksum: string;
}

/** Runs `act` while no other process prepares the same database; may be nested. */
export async function inTurn<Result>(client: pg.ClientBase, act: () => Promise<Result>): Promise<Result> {
  await client.query('select pg_advisory_lock($1, $2)', [...advisoryLocks.migration]);
  try {
    return await act();
  } finally {
    await client.query('select pg_advisory_unlock($1, $2)', [...advisoryLocks.migration]);
  }
}

/**
 * Brings the database to the newest form, forward only. Checks everything first: a database that is newer, damaged or
 * somebody else's is refused before anything is written. Each file runs in a transaction of its own.
 * Returns how many files were applied.
 */
export async function migrate(
  client: pg.ClientBase,
  migrations: readonly Migration[] = readMigrations(),
): Promise<number> {
  return inTurn(client, async () => {
    const applied = await openApplied(client);
    assertMatches(applied, migrations);
    if (applied.length > 0) await assertTables(client, applied.length, migrations);
    for (const migration of migrations.slice(applied.length)) await apply(client, migration);
    return migrations.length - applied.length;
  });
}

/** The migrations of a database that has been prepared before. */
export async function readApplied(client: pg.ClientBase): Promise<Applied[]> {
  const found = await client.query<Applied>(
    'select nomor, nama, checksum from schema_migrasi order by nomor',
  );
  return found.rows;
}

/** Of a database that may still be empty, which then gets the list of its migrations. */
async function openApplied(client: pg.ClientBase): Promise<Applied[]> {
  const tables = await tableNames(client);
  if (tables.has('schema_migrasi')) return readApplied(client);
  if (tables.size > 0) {
    throw new StartError(
      'Basis data ini berisi tabel yang bukan milik Selaras',
      'Pakai basis data kosong: ganti nama basis data di DATABASE_URL',
    );
  }
  await createList(client);
  return [];
}

const createList = (client: pg.ClientBase) =>
  client.query(
    `create table schema_migrasi (
       nomor integer primary key, nama text not null, checksum text not null, waktu timestamptz not null default now()
     )`,
  );

/** Makes an empty database with these migrations, in the transaction of the caller. */
export async function migrateWithin(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  await createList(client);
  for (const migration of migrations) await run(client, migration);
}

/** Why migrations that were applied somewhere cannot be continued by these; null when they can. */
export function mismatchOf(
  applied: readonly Applied[],
  migrations: readonly Migration[],
): { readonly newer: number } | { readonly differs: string } | null {
  const newest = applied.at(-1)?.nomor ?? 0;
  if (newest > migrations.length) return { newer: newest };
  const differing = applied.find(({ nomor, nama, checksum }, index) => {
    const expected = migrations[index];
    return nomor !== index + 1 || expected?.nama !== nama || expected.checksum !== checksum;
  });
  return differing === undefined ? null : { differs: `${differing.nomor}_${differing.nama}` };
}

function assertMatches(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const mismatch = mismatchOf(applied, migrations);
  if (mismatch === null) return;
  if ('differs' in mismatch) throw damaged(`migrasi ${mismatch.differs} tidak sama dengan milik versi ini`);
  throw new StartError(
    `Basis data ini dari Selaras yang lebih baru (migrasi ${mismatch.newer}, versi ini mengenal ${migrations.length})`,
    'Jalankan versi Selaras yang lebih baru',
  );
}

/** Every table that the applied files create and none of them drops must be there. */
async function assertTables(
  client: pg.ClientBase,
  count: number,
  migrations: readonly Migration[],
): Promise<void> {
  const present = await tableNames(client);
  const sql = migrations
    .slice(0, count)
    .map((migration) => migration.sql)
    .join('\n');
  const dropped = new Set([...sql.matchAll(/^drop table (\w+)/gm)].map(([, name]) => name));
  const missing = [...sql.matchAll(/^create table (\w+)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !dropped.has(name) && !present.has(name));
  if (missing.length > 0) throw damaged(`tabel ${missing.join(', ')} tidak ada`);
}

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await run(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function run(client: pg.ClientBase, { nomor, nama, sql, checksum }: Migration): Promise<void> {
  await client.query(sql);
  await client.query('insert into schema_migrasi (nomor, nama, checksum) values ($1, $2, $3)', [
    nomor,
    nama,
    checksum,
  ]);
}

export async function tableNames(client: pg.ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public'",
  );
  return new Set(rows.map((row) => row.tablename));
}

function damaged(what: string): StartError {
  return new StartError(
    `Basis data rusak: ${what}`,
    'Pulihkan cadangan, atau pakai basis data (DATA_DIR atau DATABASE_URL) lain',
  );
}
