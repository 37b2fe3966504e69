import type { Kysely } from 'kysely';
import { asActor } from '../../database/as-actor';
import type { Tables } from '../../database/tables';
import { ProblemError } from '../../plugins/problem';
import { countWaiting, giveUpOldestReleased } from './file-repository';
import type { FileStore } from './file-store';
import { removeFiles } from './sweep-files';

/** Files that one person may have waiting for a row. */
const MAX_WAITING = 100;

/**
 * Room for one more file of this person. When there is none, the file that a row let go longest ago makes it, so that
 * whoever replaces files is never stopped; uploads that no row ever used make none, and are refused with 429.
 */
export async function makeRoom(db: Kysely<Tables>, store: FileStore, userId: number): Promise<void> {
  if ((await countWaiting(db, userId)) < MAX_WAITING) return;
  const released = await asActor(db, userId, (tx) => giveUpOldestReleased(tx, userId));
  if (released === undefined) {
    throw new ProblemError('TERLALU_SERING', {
      pesan: 'Terlalu banyak berkas yang belum dipakai. Simpan isian Anda, atau coba lagi besok.',
    });
  }
  await removeFiles(db, store, [released]);
}
