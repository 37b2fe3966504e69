import type { Kysely } from 'kysely';
import { asActor } from '../../database/as-actor';
import type { Tables } from '../../database/tables';
import { deleteBerkas, type LepasBerkas, listOver } from './file-repository';
import type { BerkasStore } from './file-store';

/** Files that are taken away in one go. */
const PORTION = 500;

/** Takes away files that nothing has used for a day and that nobody can use any more. Answers how many. */
export async function sweepBerkas(db: Kysely<Tables>, store: BerkasStore): Promise<number> {
  return removeBerkas(db, store, await listOver(db, PORTION));
}

/**
 * Bytes first, then the rows, so that what is interrupted is found again; no transaction is open while the store works.
 * A store that fails ends it: what it took away until then has no row any more, the rest is left for another time.
 */
export async function removeBerkas(
  db: Kysely<Tables>,
  store: BerkasStore,
  files: readonly LepasBerkas[],
): Promise<number> {
  const removed: number[] = [];
  try {
    for (const { id, nama_acak } of files) {
      await store.remove(nama_acak);
      removed.push(id);
    }
  } finally {
    if (removed.length > 0) await asActor(db, null, (tx) => deleteBerkas(tx, removed));
  }
  return removed.length;
}
