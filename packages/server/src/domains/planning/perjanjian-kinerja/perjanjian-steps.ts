import type { PerjanjianKinerjaKind } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import { advisoryLocks } from '../../../database/advisory-locks';
import type { Tables } from '../../../database/tables';
import { replaceFiles } from '../../../kit/files/file-repository';
import { holdValidasi } from '../../../kit/locks/lock-repository';
import { ProblemError } from '../../../plugins/problem';
import { isOnApprovedPlan } from './approved-plan';
import { kendalaOf } from './kendala';
import { readContent, type Subjek } from './perjanjian-content';
import type { StoredAgreement } from './perjanjian-detail';
import type { Pihak } from './perjanjian-kinerja';
import { subjekTables } from './subjek';

/**
 * The draft of an agreement about a subject, or of its next amendment once one was issued. A draft that is there
 * already is answered again, so that two people who begin at once have one.
 */
export async function createDraft(tx: Kysely<Tables>, subjek: Subjek, unit: number | null): Promise<number> {
  const content = await readContent(tx, subjek);
  if (content === undefined || content.satuan_kerja_id !== unit) throw new ProblemError('TIDAK_DITEMUKAN');
  const { jenis, subjek_id, tahun } = subjek;
  await sql`select pg_advisory_xact_lock(${advisoryLocks.agreement}::integer, hashtext(${`${jenis}:${subjek_id}:${tahun}`}))`.execute(
    tx,
  );
  const newest = await tx
    .selectFrom('perjanjian_kinerja')
    .where('jenis', '=', jenis)
    .where('tahun', '=', tahun)
    .where('subjek_id', 'is not distinct from', subjek_id)
    .where('deleted_at', 'is', null)
    .select(['id', 'status', 'perubahan_ke', 'tempat'])
    .orderBy('perubahan_ke', 'desc')
    .executeTakeFirst();
  if (newest?.status === 'draf') return newest.id;
  const perubahan_ke = newest === undefined ? 0 : newest.perubahan_ke + 1;
  const { id } = await tx
    .insertInto('perjanjian_kinerja')
    .values({
      jenis,
      subjek_id,
      tahun,
      satuan_kerja_id: unit,
      tahap: perubahan_ke === 0 ? 'murni' : 'perubahan',
      perubahan_ke,
      tempat: newest?.tempat ?? null,
      ...pihakColumns('pertama', content.pertama ?? { nama: '', jabatan: '', pangkat: null, nip: null }),
      ...pihakColumns('kedua', content.kedua),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await markSubjek(tx, subjek);
  return id;
}

interface Penerbitan {
  readonly tanggal: string;
  readonly tempat: string;
  /** The regent, on his own agreement. */
  readonly nama?: string;
  readonly jabatan?: string;
}

/** Freezes who signs, what is to be reached and the money for it. Throws 409 in words while something is missing. */
export async function issue(
  tx: Kysely<Tables>,
  row: StoredAgreement,
  { tanggal, tempat, nama, jabatan }: Penerbitan,
): Promise<void> {
  if (row.status !== 'draf') throw new ProblemError('BENTROK', { pesan: 'Perjanjian ini sudah terbit.' });
  // The plan stays approved until this step is done, or its withdrawal is seen here.
  if (row.satuan_kerja_id !== null) await holdValidasi(tx, row.satuan_kerja_id, row.tahun);
  const content = await readContent(tx, row);
  const kendala = kendalaOf(row.jenis, content, await isOnApprovedPlan(tx, row));
  const pertama =
    nama === undefined || jabatan === undefined
      ? content?.pertama
      : { nama, jabatan, pangkat: null, nip: null };
  if (kendala !== null || content === undefined || pertama == null) {
    throw new ProblemError('BENTROK', {
      pesan: `Belum dapat diterbitkan. ${kendala ?? 'Pihak pertama belum diketahui.'}`,
    });
  }
  const perjanjian_kinerja_id = row.id;
  const numbered = <Row>(rows: readonly Row[]) =>
    rows.map((one, index) => ({ ...one, perjanjian_kinerja_id, nomor: index + 1 }));
  // Drafts of the seed, and none else, have contents already.
  await tx.deleteFrom('pk_item').where('perjanjian_kinerja_id', '=', row.id).execute();
  await tx.deleteFrom('pk_anggaran').where('perjanjian_kinerja_id', '=', row.id).execute();
  await tx.insertInto('pk_item').values(numbered(content.item)).execute();
  if (content.anggaran.length > 0)
    await tx.insertInto('pk_anggaran').values(numbered(content.anggaran)).execute();
  await tx
    .updateTable('perjanjian_kinerja')
    .set({
      status: 'diterbitkan',
      tanggal,
      tempat,
      ...pihakColumns('pertama', pertama),
      ...pihakColumns('kedua', content.kedua),
    })
    .where('id', '=', row.id)
    .execute();
  await markSubjek(tx, row);
}

/** Keeps the signed copy, in place of the one before. */
export async function tandaTangan(
  tx: Kysely<Tables>,
  row: StoredAgreement,
  berkasId: number,
  actorId: number,
): Promise<void> {
  if (row.status === 'draf') {
    throw new ProblemError('BENTROK', {
      pesan: 'Terbitkan perjanjian ini sebelum mengunggah salinan bertanda tangan.',
    });
  }
  const before = row.berkas_id === null ? [] : [row.berkas_id];
  await replaceFiles(tx, before, [berkasId], {
    tujuan: 'pk_ttd',
    ownerId: row.id,
    satuanKerjaId: row.satuan_kerja_id,
    actorId,
  });
  await tx
    .updateTable('perjanjian_kinerja')
    .set({ status: 'ditandatangani', berkas_id: berkasId })
    .where('id', '=', row.id)
    .execute();
  await markSubjek(tx, row);
}

export async function removeDraft(tx: Kysely<Tables>, row: StoredAgreement): Promise<void> {
  if (row.status !== 'draf') {
    throw new ProblemError('BENTROK', {
      pesan: 'Perjanjian yang sudah terbit tidak dapat dihapus. Buat perubahannya.',
    });
  }
  await tx
    .updateTable('perjanjian_kinerja')
    .set({ deleted_at: sql`now()` })
    .where('id', '=', row.id)
    .execute();
  await markSubjek(tx, row);
}

function pihakColumns<Side extends 'pertama' | 'kedua'>(side: Side, pihak: Pihak | null) {
  const of = (part: keyof Pihak) => pihak?.[part] ?? null;
  return {
    [`pihak_${side}_nama`]: of('nama'),
    [`pihak_${side}_nip`]: of('nip'),
    [`pihak_${side}_pangkat`]: of('pangkat'),
    [`pihak_${side}_jabatan`]: of('jabatan'),
  } as Side extends 'pertama'
    ? { pihak_pertama_nama: string; pihak_pertama_jabatan: string }
    : { pihak_kedua_nama: string | null };
}

const isMarked = (jenis: PerjanjianKinerjaKind): jenis is keyof typeof subjekTables => jenis in subjekTables;

/** What the diagram's PK button reads: the newest issued agreement is signed, some agreement is there, none is. */
async function markSubjek(tx: Kysely<Tables>, { jenis, subjek_id, tahun }: Subjek): Promise<void> {
  if (jenis === 'pegawai') return;
  const table = isMarked(jenis) ? subjekTables[jenis] : 'sasaran_strategis_rpjmd';
  const rows = isMarked(jenis)
    ? sql`id = ${subjek_id}`
    : sql`deleted_at is null and ${tahun}::integer between tahun_mulai and tahun_mulai + 4`;
  await sql`
    with keadaan as (
      select case when status = 'ditandatangani' then 'ditandatangani' else 'draf' end as nilai
      from perjanjian_kinerja
      where jenis = ${jenis} and subjek_id is not distinct from ${subjek_id}::bigint and deleted_at is null
      order by status = 'draf', tahun desc, perubahan_ke desc limit 1
    )
    update ${sql.table(table)} set status_upload_pk = (select nilai from keadaan)
    where ${rows} and status_upload_pk is distinct from (select nilai from keadaan)`.execute(tx);
}
