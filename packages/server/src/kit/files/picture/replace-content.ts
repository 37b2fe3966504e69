import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { asActor } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { deleteFiles, findFile, giveUpFile, insertFile } from '../file-repository';
import type { FileStore } from '../file-store';

export type StoredFile = Selectable<Tables['berkas']>;

/**
 * Gives a kept picture the bytes that were painted anew, under its own id. A row of their own stands before the new bytes
 * do, and one is left for the old bytes; so that whatever ends in between is swept, and the old bytes are too. A second
 * one that does the same at once changes nothing.
 *
 * @returns the file as it is then; undefined when it is gone meanwhile.
 */
export async function replaceContent(
  db: Kysely<Tables>,
  store: FileStore,
  { id, nama, jenis, tujuan, satuan_kerja_id, created_by, ...before }: StoredFile,
  content: Buffer,
): Promise<StoredFile | undefined> {
  const about = { nama, jenis, tujuan, satuan_kerja_id, created_by };
  const bytes = {
    nama_acak: randomBytes(16).toString('hex'),
    ukuran: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  };
  const fresh = await asActor(db, null, (tx) => insertFile(tx, { ...about, ...bytes }));
  try {
    await store.write(bytes.nama_acak, content);
  } catch (error) {
    await asActor(db, null, (tx) => giveUpFile(tx, fresh.id));
    throw error;
  }
  return asActor(db, null, async (tx) => {
    const held = await tx
      .selectFrom('berkas')
      .where('id', '=', id)
      .where('nama_acak', '=', before.nama_acak)
      .select('id')
      .forUpdate()
      .executeTakeFirst();
    if (held === undefined) {
      await giveUpFile(tx, fresh.id);
      return findFile(tx, id);
    }
    await deleteFiles(tx, [fresh.id]);
    await tx
      .updateTable('berkas')
      .set({ ...bytes, dibuat_ulang: true })
      .where('id', '=', id)
      .execute();
    const { nama_acak, ukuran, sha256 } = before;
    const old = await insertFile(tx, { ...about, nama_acak, ukuran, sha256 });
    await giveUpFile(tx, old.id);
    return findFile(tx, id);
  });
}
