import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { KeptFile } from '@selaras/contracts';
import { mayLeave } from '@selaras/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { findFile } from '../../../../kit/files/file-repository';
import type { FileStore } from '../../../../kit/files/file-store';
import { keepFile } from '../../../../kit/files/keep-file';
import { ProblemError } from '../../../../plugins/problem';
import type { SignedIn } from '../../../../plugins/signed-in';
import { findAlur } from '../akses/alur-repository';
import type { Pemilik } from '../akses/pemilik';
import { findEkspor } from '../ekspor/ekspor-repository';

/** Files that the report's steps bring along; their bytes are copied before the transaction of the step. */
interface Copying {
  readonly db: Kysely<Tables>;
  readonly store: FileStore;
  readonly actor: SignedIn;
  readonly pemilik: Pemilik;
}

export const RESMI = 'lkip_resmi';

const again = (pesan: string) =>
  new ProblemError('MASUKAN_TIDAK_SESUAI', { pesan, errors: { ekspor_id: [pesan] } });

/**
 * The PDF that becomes the frozen file, copied: the actor's own, of this report, made since its review was finished. Null
 * from a state that is not formalised from, which the step itself refuses.
 */
export async function copyEkspor(
  { db, store, actor, pemilik }: Copying,
  eksporId: number,
): Promise<KeptFile | null> {
  const { keadaan, keadaan_sejak } = await findAlur(db, pemilik);
  if (!mayLeave('formalkan', keadaan)) return null;
  const row = await findEkspor(db, eksporId, actor.id);
  if (row?.tahun !== pemilik.tahun || row.satuan_kerja_id !== pemilik.satuan_kerja_id)
    throw again('Berkas ini bukan dari laporan yang diformalkan. Buat PDF lagi.');
  if (row.bentuk !== 'pdf' || row.nama_acak === null) throw again('PDF laporan ini belum selesai dibuat.');
  if (keadaan_sejak !== null && row.created_at < keadaan_sejak)
    throw again('PDF ini dibuat sebelum reviu selesai. Buat lagi, lalu formalkan.');
  return keepFile(
    { db, store, actor },
    { content: await read(store, row.nama_acak), nama: row.nama, tujuan: RESMI, jenis: 'pdf' },
  );
}

/** The frozen file, copied byte for byte for the documents page. Null from a state that is not published from. */
export async function copyResmi({ db, store, actor, pemilik }: Copying): Promise<KeptFile | null> {
  const { keadaan, berkas_id } = await findAlur(db, pemilik);
  if (!mayLeave('publikasikan', keadaan) || berkas_id === null) return null;
  const berkas = await findFile(db, berkas_id);
  if (berkas === undefined) throw new Error(`File ${berkas_id} of a report is gone`);
  const content = await read(store, berkas.nama_acak);
  if (createHash('sha256').update(content).digest('hex') !== berkas.sha256)
    throw new ProblemError('BENTROK', {
      pesan: 'Berkas yang diformalkan berubah di penyimpanan. Hubungi admin; jangan dipublikasikan.',
    });
  return keepFile({ db, store, actor }, { content, nama: berkas.nama, tujuan: 'dokumen', jenis: 'pdf' });
}

async function read(store: FileStore, nama: string): Promise<Buffer> {
  const content = await store.open(nama);
  if (content === null) throw again('Berkas ini sudah dihapus. Buat PDF lagi.');
  return buffer(content);
}
