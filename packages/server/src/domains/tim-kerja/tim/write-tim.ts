import type { CheckedBodyOf, timKerjaCalls } from '@selaras/contracts';
import { zonedDate } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import { holdAudit } from '../../../database/as-actor';
import { akhirTahun, belumBerhenti, jabatanPada } from '../../../database/orang/orang-pada';
import type { Tables } from '../../../database/tables';
import { ProblemError } from '../../../plugins/problem';
import { type Pembaca, requireOpenYear } from '../anggota/pembaca';
import { endPlaceOfKetua } from '../anggota/write-anggota';
import { notThere } from '../jabatan/not-there';
import { readTergantung } from './tim-repository';
import type { StoredTim } from './tim-sql';

type Isi = Omit<CheckedBodyOf<typeof timKerjaCalls.save>, never>;

/** Makes a team of a unit; answers its id. */
export async function createTim(
  tx: Kysely<Tables>,
  pembaca: Pembaca,
  satuan_kerja_id: number,
  isi: Isi,
): Promise<number> {
  await holdAudit(tx);
  requireOpenYear(pembaca);
  const values = await checked(tx, { satuan_kerja_id, tahun: pembaca.tahun, now: pembaca.now }, isi);
  const { id } = await tx
    .insertInto('tim_kerja')
    .values({ ...values, satuan_kerja_id, tahun: pembaca.tahun, created_by: pembaca.actor.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes name, division and leader of a team that is held. */
export async function saveTim(
  tx: Kysely<Tables>,
  pembaca: Pembaca,
  { id, tahun, satuan_kerja }: StoredTim,
  isi: Isi,
): Promise<void> {
  requireOpenYear(pembaca);
  const { satuan_kerja_id } = satuan_kerja;
  const values = await checked(tx, { satuan_kerja_id, tahun, now: pembaca.now, id }, isi);
  await tx.updateTable('tim_kerja').set(values).where('id', '=', id).execute();
  if (values.nip_ketua !== null) await endPlaceOfKetua(tx, pembaca, id, values.nip_ketua);
}

/** Dissolves a team on which nothing hangs; 409 with the list of what does. Drafts of its members end with it. */
export async function dissolveTim(tx: Kysely<Tables>, pembaca: Pembaca, { id }: StoredTim): Promise<void> {
  requireOpenYear(pembaca);
  const tergantung = await readTergantung(tx, id);
  if (tergantung.length > 0) {
    throw new ProblemError('BENTROK', {
      pesan: 'Tim ini belum dapat dibubarkan karena masih mengampu kinerja atau mempunyai anggota.',
      terkini: { tergantung },
    });
  }
  const gone = { deleted_at: pembaca.now };
  await tx
    .updateTable('tim_kerja_anggota')
    .set(gone)
    .where('tim_kerja_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
  await tx.updateTable('tim_kerja').set(gone).where('id', '=', id).execute();
}

interface Tempat {
  readonly satuan_kerja_id: number;
  readonly tahun: number;
  readonly now: Date;
  /** Left out: a new team. */
  readonly id?: number;
}

/**
 * The columns of a team; 422 for another unit's division or leader, now and in its year, and for a new leader who has
 * left; 409 for a name that is taken.
 */
async function checked(tx: Kysely<Tables>, tempat: Tempat, { nama, unit_kerja_id, ketua_pegawai_id }: Isi) {
  const { satuan_kerja_id, tahun, now, id = 0 } = tempat;
  const { rows } = await sql<{ unit_kerja: boolean; nip_ketua: string | null; nama_ada: boolean }>`
    select
      exists (select from struktur_organisasi so where so.id = ${unit_kerja_id}
        and so.satuan_kerja_id = ${satuan_kerja_id} and so.deleted_at is null) as unit_kerja,
      (select p.peg_nip from pegawai p
        cross join ${jabatanPada(sql`p.peg_nip`, akhirTahun(tahun))} saat_itu
        where p.id = ${ketua_pegawai_id} and ${satuan_kerja_id} in (p.satuan_kerja_id, saat_itu.satuan_kerja_id)
          and p.deleted_at is null and (${belumBerhenti(sql`p.berhenti_pada`, zonedDate(now))}
            or p.peg_nip = (select lama.nip_ketua from tim_kerja lama where lama.id = ${id}))) as nip_ketua,
      exists (select from tim_kerja t where t.satuan_kerja_id = ${satuan_kerja_id} and t.tahun = ${tahun}
        and lower(t.nama) = lower(${nama}) and t.id <> ${id} and t.deleted_at is null) as nama_ada`.execute(
    tx,
  );
  const { unit_kerja = false, nip_ketua = null, nama_ada = false } = rows[0] ?? {};
  if (unit_kerja_id !== null && !unit_kerja) {
    throw new ProblemError('MASUKAN_TIDAK_SESUAI', {
      errors: { unit_kerja_id: ['Pilih bidang satuan kerja ini sendiri.'] },
    });
  }
  if (ketua_pegawai_id !== null && nip_ketua === null) throw notThere('ketua_pegawai_id');
  if (nama_ada) {
    throw new ProblemError('BENTROK', { pesan: `Sudah ada tim bernama "${nama}" pada tahun ${tahun}.` });
  }
  return { nama, unit_kerja_id, nip_ketua };
}
