import { createHash } from 'node:crypto';
import { type CheckedBodyOf, EVIDEN_PER_TAHUN, type lkeBuktiCalls } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { claimFiles, findFile } from '../../../kit/files/file-repository';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import type { Lembar } from '../penilaian/pelaku';
import { countEviden, findSameContent, findVersi, holdEviden, insertEviden } from './eviden-repository';
import { type Isi, insertVersi } from './versi-repository';

export type IsiBaru = CheckedBodyOf<typeof lkeBuktiCalls.ajukan>['isi'];
/** What somebody brings; what the portal says is taken elsewhere. */
export type Dibawa = Exclude<IsiBaru, { jenis: 'portal' }>;
/** Content that comes in: a file that was sent, or a link. */
type Masuk =
  | { readonly jenis: 'berkas'; readonly berkas_id: number }
  | { readonly jenis: 'tautan'; readonly tautan: string };

const refused = (field: string, pesan: string) =>
  new ProblemError('MASUKAN_TIDAK_SESUAI', { pesan, errors: { [field]: [pesan] } });

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** What identifies a content, and what it is called where nobody names it. */
async function identityOf(
  tx: Kysely<Tables>,
  actor: SignedIn,
  masuk: Masuk,
): Promise<{ isi: Isi; nama: string }> {
  if (masuk.jenis === 'tautan') {
    return { isi: { tautan: masuk.tautan, sha256: sha256(masuk.tautan) }, nama: masuk.tautan };
  }
  const berkas = await findFile(tx, masuk.berkas_id);
  if (berkas === undefined || berkas.tujuan !== 'lke_eviden' || berkas.created_by !== actor.id) {
    throw refused('berkas', 'Berkas ini tidak ada lagi. Unggah kembali.');
  }
  return { isi: { berkas_id: berkas.id, sha256: berkas.sha256 }, nama: berkas.nama };
}

/** Adds a content to a piece of evidence; a file becomes the unit's with it. */
export async function addVersi(
  tx: Kysely<Tables>,
  actor: SignedIn,
  lembar: Lembar,
  { evidenId, masuk }: { evidenId: number; masuk: Masuk },
): Promise<{ id: number; eviden_id: number }> {
  const { isi } = await identityOf(tx, actor, masuk);
  return storeVersi(tx, actor, lembar, { evidenId, isi });
}

/**
 * The content to put forward, and its evidence held: what is there already, or new. Content that the unit has, by its
 * hash, is not stored twice; the file that was sent for it is swept.
 */
export async function contentOf(
  tx: Kysely<Tables>,
  actor: SignedIn,
  lembar: Lembar,
  masuk: Dibawa,
): Promise<{ id: number; eviden_id: number }> {
  if (masuk.jenis === 'ada') {
    const versi = await findVersi(tx, lembar, masuk.eviden_versi_id);
    if (versi === undefined || !(await holdEviden(tx, lembar, versi.eviden_id, 'share'))) {
      throw refused('eviden', 'Eviden ini tidak ada lagi. Muat ulang daftar eviden.');
    }
    return versi;
  }
  const { isi, nama } = await identityOf(tx, actor, masuk);
  const same = await findSameContent(tx, lembar, isi.sha256);
  if (same !== undefined && (await holdEviden(tx, lembar, same.eviden_id, 'share'))) return same;
  if ((await countEviden(tx, lembar)) >= EVIDEN_PER_TAHUN) {
    throw refused('eviden', `Eviden tahun ini sudah ${EVIDEN_PER_TAHUN}. Hapus yang tidak dipakai.`);
  }
  const { jenis, tanggal_dokumen, periode } = masuk;
  const eviden = await insertEviden(tx, lembar, {
    jenis,
    nama: masuk.jenis === 'tautan' ? masuk.nama : nama,
    tanggal_dokumen,
    periode,
  });
  return storeVersi(tx, actor, lembar, { evidenId: eviden.id, isi });
}

async function storeVersi(
  tx: Kysely<Tables>,
  actor: SignedIn,
  lembar: Lembar,
  { evidenId, isi }: { evidenId: number; isi: Isi },
) {
  const versi = await insertVersi(tx, lembar, evidenId, isi);
  if (isi.berkas_id !== undefined) {
    await claimFiles(tx, [isi.berkas_id], {
      tujuan: 'lke_eviden',
      ownerId: versi.id,
      satuanKerjaId: lembar.satuan_kerja_id,
      actorId: actor.id,
    });
  }
  return versi;
}
