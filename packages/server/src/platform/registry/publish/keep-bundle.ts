import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { asActor } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { giveUpFile, insertFile } from '../../../kit/files/file-repository';
import { type FileStore, StoreFull } from '../../../kit/files/file-store';
import { ProblemError } from '../../../plugins/problem';
import type { Publisher } from '../acts/publisher';

interface Keeping {
  readonly db: Kysely<Tables>;
  readonly store: FileStore;
  readonly publisher: Publisher;
}

/** PostgreSQL's word for a full disk. */
const isDiskFull = (error: unknown) => error instanceof pg.DatabaseError && error.code === '53100';

/** What was to be kept and found no room is answered 507; nothing of it is known to anybody. */
export async function within507<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof StoreFull || isDiskFull(error))
      throw new ProblemError('RUANG_PENUH', { cause: error });
    throw error;
  }
}

/**
 * Keeps the bytes of a version as a file that a row may claim. As with uploads the file's row stands before its bytes
 * do, so that whatever ends in between is swept.
 */
export async function keepBundle(
  { db, store, publisher: { userId, answersFor } }: Keeping,
  nama: string,
  content: Buffer,
): Promise<number> {
  const nama_acak = randomBytes(16).toString('hex');
  const { id } = await asActor(db, userId, (tx) =>
    insertFile(tx, {
      nama,
      nama_acak,
      tujuan: 'remote',
      jenis: 'application/octet-stream',
      ukuran: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      satuan_kerja_id: null,
      created_by: answersFor,
    }),
  );
  try {
    await store.write(nama_acak, content);
  } catch (error) {
    await dropBundle(db, userId, id);
    throw error;
  }
  return id;
}

/** Nobody will claim it: the next sweep takes it away. */
export async function dropBundle(db: Kysely<Tables>, userId: number | null, id: number): Promise<void> {
  await asActor(db, userId, (tx) => giveUpFile(tx, id));
}
