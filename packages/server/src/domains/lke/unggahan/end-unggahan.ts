import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptFile } from '@selaras/contracts';
import type { Locker } from '@tus/server';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { findFile } from '../../../kit/files/file-repository';
import type { FileStore } from '../../../kit/files/file-store';
import { keepFile } from '../../../kit/files/keep-file';
import type { PageCounter } from '../../../kit/files/pages/page-counter';
import type { PictureRemaker } from '../../../kit/files/picture/picture-remaker';
import { takeFile } from '../../../kit/files/picture/take-file';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import { removeBytes } from './unggahan-folder';
import { deleteUnggahan, findUnggahan, finishUnggahan } from './unggahan-repository';

interface Ending {
  readonly db: Kysely<Tables>;
  readonly actor: SignedIn;
  readonly store: FileStore;
  readonly remaker: PictureRemaker;
  readonly counter: PageCounter;
  readonly folder: string;
  readonly locker: Locker;
}

const tujuan = 'lke_eviden';
/** Waits for whoever still writes the last piece; a request of a second try among them. */
const WAIT_MS = 5_000;

/**
 * Makes a file of an upload whose bytes are all there. Asked again, as after an answer that was lost, it answers the same
 * file. What is refused is taken away with the upload.
 */
export async function endUnggahan(ending: Ending, id: string): Promise<KeptFile> {
  const { db, actor, locker } = ending;
  if ((await findUnggahan(db, id, actor.id)) === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  const lock = locker.newLock(id);
  try {
    await lock.lock(AbortSignal.timeout(WAIT_MS), () => undefined);
  } catch {
    throw new ProblemError('LAYANAN_SIBUK', { retryAfter: 2 });
  }
  try {
    return await end(ending, id);
  } finally {
    await lock.unlock();
  }
}

async function end({ db, actor, store, remaker, counter, folder }: Ending, id: string): Promise<KeptFile> {
  const unggahan = await findUnggahan(db, id, actor.id);
  if (unggahan === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  if (unggahan.berkas_id !== null) {
    const berkas = await findFile(db, unggahan.berkas_id);
    if (berkas === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    const { nama, jenis, ukuran } = berkas;
    return { id: berkas.id, nama, jenis, ukuran };
  }
  const content = await readFile(join(folder, id)).catch(() => null);
  if (content === null) throw new ProblemError('TIDAK_DITEMUKAN');
  const { nama, ukuran } = unggahan;
  if (content.length !== Number(ukuran)) {
    throw new ProblemError('BENTROK', { pesan: 'Unggahan ini belum lengkap. Lanjutkan lalu coba lagi.' });
  }
  const file = await taken({ content, nama });
  const jumlahHalaman = await counter.count(file.content, file.jenis);
  const berkas = await keepFile({ db, store, actor }, { ...file, jumlahHalaman });
  await finishUnggahan(db, id, berkas.id);
  await removeBytes(folder, id);
  return berkas;

  async function taken(file: { content: Buffer; nama: string }) {
    try {
      return await takeFile(remaker, { ...file, tujuan });
    } catch (error) {
      // What was refused is gone; what the server had no time for can be tried again.
      if (error instanceof ProblemError && error.kode === 'BERKAS_DITOLAK') {
        await removeBytes(folder, id);
        await deleteUnggahan(db, [id]);
      }
      throw error;
    }
  }
}
