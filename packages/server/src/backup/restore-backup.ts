import type pg from 'pg';
import { inTurn, migrate, migrateWithin, mismatchOf, tableNames } from '../database/migrate';
import { type Migration, readMigrations } from '../database/migrations';
import { StartError } from '../database/start-error';
import type { FileStore } from '../kit/files/file-store';
import { fileOf, type Manifest, type Summary, tableOf } from './archive-format';
import { openForRows, setSequences, type TableLoader, tableLoader } from './load-tables';
import { readArchive } from './read-archive';
import { listTables } from './table-list';
import type { Progress } from './write-backup';

export interface RestoreTarget {
  /** A connection of its own with the owner's rights to a database without tables. */
  readonly client: pg.ClientBase;
  readonly store: FileStore;
  /** After the last file and before the rows are committed: the place of the files becomes the real one. */
  keepFiles(): Promise<void>;
}

export interface RestoreResult {
  readonly made: string;
  readonly rows: number;
  readonly files: number;
  readonly damagedFiles: readonly string[];
}

/** Reads the whole archive and touches nothing. Throws a `StartError` for everything that cannot be restored. */
export async function checkBackup(
  file: string,
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> {
  const entries = readArchive(file, (manifest) => assertKnown(manifest, migrations, file));
  for await (const { name } of entries) assertEntry(name, file);
}

/**
 * Puts a backup into an empty database, as it was, and brings it to the newest form. Everything or nothing: the
 * database stays empty when anything throws, also when the file changed since it was checked.
 */
export async function restoreBackup(
  file: string,
  { client, store, keepFiles }: RestoreTarget,
  progress: Progress = () => {},
  migrations: readonly Migration[] = readMigrations(),
): Promise<RestoreResult> {
  return inTurn(client, async () => {
    if ((await tableNames(client)).size > 0) throw notEmpty();
    await client.query('begin');
    try {
      const result = await loadAll();
      await keepFiles();
      await client.query('commit');
      await migrate(client, migrations);
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => {
        // The connection is lost, and what was not committed with it.
      });
      throw error;
    }
  });

  async function loadAll(): Promise<RestoreResult> {
    let loading: { manifest: Manifest; tables: TableLoader; close(): Promise<void> } | undefined;
    const entries = readArchive(file, async (manifest) => {
      assertKnown(manifest, migrations, file);
      await migrateWithin(client, migrations.slice(0, manifest.migrations.length));
      const { done } = await openForRows(client, await listTables(client));
      loading = { manifest, tables: tableLoader(client, manifest.tables), close: done };
    });
    let files = 0;
    let entry = await entries.next();
    for (; !entry.done; entry = await entries.next()) {
      const { name, content } = entry.value;
      assertEntry(name, file);
      const table = tableOf(name);
      const nama = fileOf(name);
      if (table !== undefined) {
        if (name.endsWith('/0')) progress(table);
        await loading?.tables.add(table, content);
      }
      if (nama !== undefined) {
        if (files === 0) progress('berkas unggahan');
        await store.write(nama, content);
        files += 1;
      }
    }
    if (loading === undefined) throw new Error('An archive without a manifest was not refused');
    const summary = entry.value;
    const found = await loading.tables.end();
    assertRows(found, summary, file);
    await setSequences(client, summary.sequences);
    await loading.close();
    const rows = Object.values(found).reduce((sum, count) => sum + count, 0);
    return { made: loading.manifest.made, rows, files, damagedFiles: summary.damagedFiles };
  }
}

function assertKnown({ migrations: had }: Manifest, migrations: readonly Migration[], file: string): void {
  const mismatch = mismatchOf(had, migrations);
  if (mismatch === null) return;
  const why =
    'newer' in mismatch
      ? `dibuat oleh Selaras yang lebih baru (migrasi ${mismatch.newer}, versi ini mengenal ${migrations.length})`
      : `dibuat oleh Selaras yang lain (migrasi ${mismatch.differs} tidak sama)`;
  throw new StartError(`Cadangan ${file} ${why}`, 'Pulihkan dengan versi Selaras yang membuatnya');
}

function assertEntry(name: string, file: string): void {
  if (tableOf(name) === undefined && fileOf(name) === undefined) throw misfit(file);
}

function assertRows(found: Readonly<Record<string, number>>, { rows }: Summary, file: string): void {
  for (const [table, count] of Object.entries(rows)) if ((found[table] ?? 0) !== count) throw misfit(file);
}

const misfit = (file: string) =>
  new StartError(`Isi cadangan ${file} tidak cocok dengan daftarnya`, 'Pakai salinan lain dari cadangan itu');

const notEmpty = () =>
  new StartError(
    'Basis data tujuan tidak kosong',
    'Cadangan hanya dipulihkan ke tempat kosong: pilih DATA_DIR atau DATABASE_URL lain',
  );
