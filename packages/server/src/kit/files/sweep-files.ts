import type { Kysely } from 'kysely';
import { asActor } from '../../database/as-actor';
import { isBackupRunning } from '../../database/backup-lock';
import type { Tables } from '../../database/tables';
import { deleteFiles, listOver, type ReleasedFile } from './file-repository';
import type { FileStore } from './file-store';

/** Files that are taken away in one go. */
const PORTION = 500;

/** Takes away files that nothing has used for a day and that nobody can use any more. Answers how many. */
export async function sweepFiles(db: Kysely<Tables>, store: FileStore): Promise<number> {
  return removeFiles(db, store, await listOver(db, PORTION));
}

/**
 * Bytes first, then the rows, so that what is interrupted is found again; no transaction is open while the store works.
 * A store that fails ends it: what it took away until then has no row any more, the rest is left for another time.
 * While a backup runs, which copies files by the rows it has seen, nothing is taken away.
 */
export async function removeFiles(
  db: Kysely<Tables>,
  store: FileStore,
  files: readonly ReleasedFile[],
): Promise<number> {
  if (files.length === 0 || (await isBackupRunning(db))) return 0;
  const removed: number[] = [];
  try {
    for (const { id, nama_acak } of files) {
      await store.remove(nama_acak);
      removed.push(id);
    }
  } finally {
    if (removed.length > 0) await asActor(db, null, (tx) => deleteFiles(tx, removed));
  }
  return removed.length;
}
