import { createHash, randomBytes } from 'node:crypto';
import { type FileKind, type FilePurpose, fileKinds, type KeptFile } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import { asActor } from '../../database/as-actor';
import type { Tables } from '../../database/tables';
import type { SignedIn } from '../../plugins/signed-in';
import { giveUpFile, insertFile } from './file-repository';
import type { FileStore } from './file-store';
import { makeRoom } from './make-room';

interface Keeper {
  readonly db: Kysely<Tables>;
  readonly store: FileStore;
  readonly actor: SignedIn;
}

/** A file whose content was checked. */
interface CheckedFile {
  readonly content: Buffer;
  readonly nama: string;
  readonly tujuan: FilePurpose;
  readonly jenis: FileKind;
  /** Whether it is a picture that was painted anew. */
  readonly dibuatUlang?: boolean;
  /** Pages of a document; left out or null where they are not known. */
  readonly jumlahHalaman?: number | null;
}

/**
 * Keeps a checked file until a row claims it. The row stands before the bytes do, so that whatever ends in between is
 * swept.
 */
export async function keepFile(
  { db, store, actor }: Keeper,
  { content, nama, tujuan, jenis, dibuatUlang = false, jumlahHalaman = null }: CheckedFile,
): Promise<KeptFile> {
  await makeRoom(db, store, actor.id);
  const nama_acak = randomBytes(16).toString('hex');
  const data = await asActor(db, actor.id, (tx) =>
    insertFile(tx, {
      nama,
      tujuan,
      nama_acak,
      jenis: fileKinds[jenis].jenis,
      ukuran: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      satuan_kerja_id: actor.satuan_kerja_id,
      created_by: actor.id,
      dibuat_ulang: dibuatUlang,
      jumlah_halaman: jumlahHalaman,
    }),
  );
  try {
    await store.write(nama_acak, content);
  } catch (error) {
    await asActor(db, actor.id, (tx) => giveUpFile(tx, data.id));
    throw error;
  }
  return data;
}
