import { type CheckedBodyOf, dokumenCalls, type JenisDokumen } from '@selaras/contracts';
import { jenisDokumenWords, periodStartOf } from '@selaras/domain';
import { can } from '@selaras/roles';
import { claimFiles } from '../../../kit/files/file-repository';
import type { RowWrite, Write } from '../../../kit/resource/write-input';
import { findSatuanKerja } from '../../../kit/satuan-kerja/satuan-kerja-repository';
import { requireMatch, rowEtag } from '../../../plugins/etag';
import { ProblemError } from '../../../plugins/problem';
import { lockDokumen } from './dokumen-repository';

export const TUJUAN = 'dokumen';

const fault = (field: string, pesan: string) =>
  new ProblemError('MASUKAN_TIDAK_SESUAI', { errors: { [field]: [pesan] } });
const conflict = (pesan: string) => new ProblemError('BENTROK', { pesan });

/** Years that a document of this kind is about when it is made in a year: itself, or the period of a Renstra. */
function yearsOf(jenis: JenisDokumen, tahun: number): { tahun: number; tahun_akhir: number } {
  const { berlaku } = jenisDokumenWords[jenis];
  if (berlaku === 1) return { tahun, tahun_akhir: tahun };
  const start = periodStartOf(tahun);
  if (start === null) throw new ProblemError('TAHUN_TIDAK_DIKENAL');
  return { tahun: start, tahun_akhir: start + berlaku - 1 };
}

/** Publishes the first version of a document. One owner has one of a kind for its years. */
export async function createDokumen(
  { tx, actor }: Write,
  tahun: number,
  { satuan_kerja_id, jenis_dokumen_id, judul, berkas_id }: CheckedBodyOf<typeof dokumenCalls.create>,
) {
  const jenis = jenis_dokumen_id as JenisDokumen;
  if (!can(actor, dokumenCalls.create.act, { satuan_kerja_id })) throw new ProblemError('TIDAK_BERHAK');
  if (satuan_kerja_id === null && !jenisDokumenWords[jenis].kabupaten) {
    throw fault('jenis_dokumen_id', 'Rencana lima tahun kabupaten adalah RPJMD, bukan Renstra');
  }
  if (satuan_kerja_id !== null && (await findSatuanKerja(tx, satuan_kerja_id)) === undefined) {
    throw fault('satuan_kerja_id', 'Satuan kerja ini tidak ada');
  }
  const row = await tx
    .insertInto('dokumen')
    .values({ satuan_kerja_id, jenis_dokumen_id, ...yearsOf(jenis, tahun) })
    .onConflict((conflicted) => conflicted.doNothing())
    .returning(['id', 'versi'])
    .executeTakeFirst();
  if (row === undefined) {
    throw conflict('Dokumen ini sudah ada, mungkin baru saja diunggah orang lain. Muat ulang, lalu ganti.');
  }
  await addVersion({ tx, actor }, { id: row.id, satuan_kerja_id }, { nomor: 1, judul, berkas_id });
  return row;
}

/** Puts a new version in the place of the newest, which stays kept; a withdrawn document is public again with it. */
export async function replaceDokumen(
  input: RowWrite,
  { judul, catatan, berkas_id }: CheckedBodyOf<typeof dokumenCalls.replace>,
) {
  const before = await openDokumen(input, dokumenCalls.replace.act);
  const nomor = before.nomor_versi + 1;
  await addVersion(input, before, { nomor, judul, catatan, berkas_id });
  return change(input, {
    nomor_versi: nomor,
    ditarik_pada: null,
    ditarik_oleh: null,
    alasan_tarik: null,
  });
}

/** Takes a document out of the public's sight, with the reason; nothing of it is lost. */
export async function withdrawDokumen(
  input: RowWrite,
  { alasan }: CheckedBodyOf<typeof dokumenCalls.withdraw>,
) {
  const before = await openDokumen(input, dokumenCalls.withdraw.act);
  if (before.ditarik_pada !== null) throw conflict('Dokumen ini sudah ditarik.');
  return change(input, { ditarik_pada: new Date(), ditarik_oleh: input.actor.id, alasan_tarik: alasan });
}

/** Shows the newest version of a withdrawn document again. */
export async function restoreDokumen(input: RowWrite) {
  const before = await openDokumen(input, dokumenCalls.restore.act);
  if (before.ditarik_pada === null) throw conflict('Dokumen ini sedang tampil.');
  return change(input, { ditarik_pada: null, ditarik_oleh: null, alasan_tarik: null });
}

async function openDokumen({ tx, actor, request, id }: RowWrite, act: typeof dokumenCalls.replace.act) {
  const row = await lockDokumen(tx, id);
  if (row === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  if (!can(actor, act, row)) throw new ProblemError('TIDAK_BERHAK');
  requireMatch(request, rowEtag(row), row);
  return row;
}

const change = (
  { tx, id }: RowWrite,
  values: {
    nomor_versi?: number;
    ditarik_pada: Date | null;
    ditarik_oleh: number | null;
    alasan_tarik: string | null;
  },
) =>
  tx
    .updateTable('dokumen')
    .set(values)
    .where('id', '=', id)
    .returning(['id', 'versi'])
    .executeTakeFirstOrThrow();

/** Gives a document a version with a file that its writer uploaded for it. */
export async function addVersion(
  { tx, actor }: Write,
  { id, satuan_kerja_id }: { readonly id: number; readonly satuan_kerja_id: number | null },
  version: { nomor: number; judul: string; catatan?: string; berkas_id: number },
): Promise<void> {
  await claimFiles(tx, [version.berkas_id], {
    tujuan: TUJUAN,
    ownerId: id,
    satuanKerjaId: satuan_kerja_id,
    actorId: actor.id,
  });
  await tx
    .insertInto('dokumen_versi')
    .values({ dokumen_id: id, ...version })
    .execute();
}
