import type { anggotaTimCalls, CheckedBodyOf } from '@selaras/contracts';
import { isBerhenti, setelahUbah, zonedDate } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import { holdAudit } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { ProblemError } from '../../../plugins/problem';
import { notThere } from '../jabatan/not-there';
import { type Pembaca, requireOpenYear } from './pembaca';
import { type Change, holdAnggota, requireSame, takeLangkah, wrongState } from './take-langkah';
import { writeRiwayat } from './write-riwayat';

interface Tim {
  readonly id: number;
  readonly tahun: number;
  readonly nip_ketua: string | null;
}

/** Adds somebody to a team, and proposes him when asked to; answers the id of his place. */
export async function addAnggota(
  tx: Kysely<Tables>,
  pembaca: Pembaca,
  tim: Tim,
  { pegawai_id, peran, target, ajukan }: CheckedBodyOf<typeof anggotaTimCalls.create>,
): Promise<number> {
  await holdAudit(tx);
  requireOpenYear(pembaca);
  // Who is added at the same time to another team waits here, so that only one of both is his first.
  const orang = await tx
    .selectFrom('pegawai')
    .where('id', '=', pegawai_id)
    .where('deleted_at', 'is', null)
    .select(['peg_nip', 'peg_nama', 'berhenti_pada'])
    .forUpdate()
    .executeTakeFirst();
  if (orang === undefined) throw notThere();
  if (isBerhenti(orang.berhenti_pada, zonedDate(pembaca.now))) {
    throw new ProblemError('BENTROK', {
      pesan: `${orang.peg_nama} sudah berhenti, sehingga tidak dapat ditambahkan ke tim.`,
    });
  }
  if (orang.peg_nip === tim.nip_ketua) {
    throw new ProblemError('BENTROK', { pesan: `${orang.peg_nama} sudah menjadi ketua tim ini.` });
  }
  const places = await placesOf(tx, orang.peg_nip, tim.tahun);
  if (places.some((place) => place.tim_kerja_id === tim.id)) {
    throw new ProblemError('BENTROK', {
      pesan: `${orang.peg_nama} sudah ada dalam tim ini. Aktifkan kembali bila ia nonaktif.`,
    });
  }
  const { id } = await tx
    .insertInto('tim_kerja_anggota')
    .values({
      tim_kerja_id: tim.id,
      nip: orang.peg_nip,
      peran,
      target,
      jenis: places.some(({ status }) => status !== 'nonaktif') ? 'tambahan' : 'utama',
      created_by: pembaca.actor.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeRiwayat(tx, { id, langkah: 'tambah', dari: null, userId: pembaca.actor.id });
  if (ajukan) await takeLangkah({ tx, pembaca, kunci: { id } }, 'ajukan', '');
  return id;
}

/** Places of somebody in the teams of a year. */
const placesOf = (tx: Kysely<Tables>, nip: string, tahun: number) =>
  tx
    .selectFrom('tim_kerja_anggota as a')
    .innerJoin('tim_kerja as t', 't.id', 'a.tim_kerja_id')
    .where('a.nip', '=', nip)
    .where('a.deleted_at', 'is', null)
    .where('t.deleted_at', 'is', null)
    .where('t.tahun', '=', tahun)
    .select(['a.tim_kerja_id', 'a.status'])
    .execute();

/** Changes role and target; what was asked or approved is asked anew, and the earlier one applies until then. */
export async function saveAnggota(
  change: Change,
  { peran, target }: CheckedBodyOf<typeof anggotaTimCalls.save>,
): Promise<void> {
  const { tx, pembaca } = change;
  const row = await holdAnggota(change);
  requireOpenYear(pembaca);
  if (row.status === 'nonaktif') throw wrongState(row);
  await requireSame(change, row);
  if (row.peran === peran && row.target === target) return;
  const status = setelahUbah(row.status);
  await tx
    .updateTable('tim_kerja_anggota')
    .set({
      peran,
      target,
      status,
      catatan: null,
      menunggu_sejak: status === 'menunggu_kabid' ? pembaca.now : null,
      disetujui_kabid_nip: null,
      disetujui_kabid_pada: null,
      disetujui_opd_nip: null,
      disetujui_opd_pada: null,
    })
    .where('id', '=', row.id)
    .execute();
  await writeRiwayat(tx, { id: row.id, langkah: 'ubah', dari: row.status, userId: pembaca.actor.id });
}

/** The place of who now leads the team ends: a leader is no member beside it. */
export async function endPlaceOfKetua(
  tx: Kysely<Tables>,
  pembaca: Pembaca,
  timId: number,
  nip: string,
): Promise<void> {
  const row = await tx
    .selectFrom('tim_kerja_anggota')
    .where('tim_kerja_id', '=', timId)
    .where('nip', '=', nip)
    .where('deleted_at', 'is', null)
    .where('status', '<>', 'nonaktif')
    .select(['id', 'status'])
    .executeTakeFirst();
  if (row === undefined) return;
  const catatan = 'Menjadi ketua tim ini';
  await tx
    .updateTable('tim_kerja_anggota')
    .set({ status: sql`'nonaktif'`, catatan, menunggu_sejak: null })
    .where('id', '=', row.id)
    .execute();
  await writeRiwayat(tx, {
    id: row.id,
    langkah: 'nonaktifkan',
    dari: row.status,
    catatan,
    userId: pembaca.actor.id,
  });
}
