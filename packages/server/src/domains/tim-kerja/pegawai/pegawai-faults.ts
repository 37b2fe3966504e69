import type { JabatanBaru } from '@selaras/contracts';
import { zonedDate } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { ProblemError } from '../../../plugins/problem';

/** Where a post stands: what a form may get wrong about other rows. */
type Place = Pick<JabatanBaru, 'satuan_kerja_id' | 'unit_kerja_id' | 'atasan_nip'>;

type Faults = Partial<Record<keyof Place, string[]>>;

/** Refuses (422 by field) a unit, a division or a superior that does not fit. `nip` is the employee's own number. */
export async function refuseWrongPlace(tx: Kysely<Tables>, nip: string, place: Place): Promise<void> {
  const { satuan_kerja_id, unit_kerja_id, atasan_nip = null } = place;
  const { rows } = await sql<{ unit: boolean; unit_kerja: boolean; atasan: boolean; lingkar: boolean }>`
    with recursive ke_atas as (
      select peg_nip, atasan_nip from pegawai where peg_nip = ${atasan_nip}
      union
      select p.peg_nip, p.atasan_nip from pegawai p join ke_atas k on k.atasan_nip = p.peg_nip
    )
    select exists (select from satuan_kerja where satuan_kerja_id = ${satuan_kerja_id}) as unit,
      ${unit_kerja_id}::bigint is null or exists (select from struktur_organisasi
        where id = ${unit_kerja_id} and satuan_kerja_id = ${satuan_kerja_id} and deleted_at is null) as unit_kerja,
      ${atasan_nip}::text is null or exists (select from pegawai a
        where a.peg_nip = ${atasan_nip} and a.deleted_at is null and a.berhenti_pada is null
          and (a.satuan_kerja_id = ${satuan_kerja_id} or a.satuan_kerja_id = (
            select parent_id from satuan_kerja where satuan_kerja_id = ${satuan_kerja_id}) or exists (
            select from pegawai p where p.peg_nip = ${nip} and p.atasan_nip = a.peg_nip))) as atasan,
      exists (select from ke_atas where peg_nip = ${nip}) as lingkar`.execute(tx);
  const found = rows[0];
  const errors: Faults = {};
  if (!found?.unit) errors.satuan_kerja_id = ['Satuan kerja tidak dikenal'];
  else if (!found.unit_kerja) errors.unit_kerja_id = ['Unit kerja bukan bagian dari satuan kerja itu'];
  if (found?.lingkar) errors.atasan_nip = ['Atasan tidak boleh pegawai itu sendiri atau bawahannya'];
  else if (!found?.atasan) errors.atasan_nip = ['Atasan tidak ditemukan di satuan kerja itu'];
  if (Object.keys(errors).length > 0) throw new ProblemError('MASUKAN_TIDAK_SESUAI', { errors });
}

interface Since {
  readonly field: string;
  readonly tanggal: string;
  /** The day before which nothing may be written any more; null: whenever. */
  readonly sesudah: string | null;
  readonly now: Date;
}

/** Refuses (422) a day that is still to come, or that does not come after what is written already. */
export function refuseWrongDay({ field, tanggal, sesudah, now }: Since): void {
  const pesan =
    tanggal > zonedDate(now)
      ? 'Tanggal belum tiba; catat pada harinya'
      : sesudah !== null && tanggal <= sesudah
        ? `Tanggal harus sesudah ${sesudah}, saat jabatan sebelumnya mulai atau berakhir`
        : null;
  if (pesan !== null) throw new ProblemError('MASUKAN_TIDAK_SESUAI', { errors: { [field]: [pesan] } });
}
