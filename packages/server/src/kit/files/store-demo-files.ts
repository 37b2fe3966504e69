import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';
import type { FileStore } from './file-store';

/** Bytes of a file that a row of the seed names. */
export interface DemoFile {
  readonly nama_acak: string;
  readonly content: Buffer;
}

/**
 * Brings the store what the rows of the seed name and it has not: a seed writes rows alone. Files whose rows are not
 * there, because the database was seeded by an earlier version, are left out.
 */
export async function storeDemoFiles(
  db: Kysely<Tables>,
  store: FileStore,
  files: readonly DemoFile[],
): Promise<void> {
  const names = files.map(({ nama_acak }) => nama_acak);
  const rows = await db
    .selectFrom('berkas')
    .where('nama_acak', 'in', names.length === 0 ? [''] : names)
    .select('nama_acak')
    .execute();
  const wanted = new Set(rows.map(({ nama_acak }) => nama_acak));
  for (const { nama_acak, content } of files) {
    if (!wanted.has(nama_acak)) continue;
    const kept = await store.open(nama_acak, { start: 0, end: 0 });
    if (kept === null) await store.write(nama_acak, content);
    else kept.destroy();
  }
}
