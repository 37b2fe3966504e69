import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import { atasanTim } from '../tim-kerja/atasan-tim';
import { orangTim } from '../tim-kerja/tempat-berlaku';

/**
 * Whether somebody reads a step's evidence as one of its team, also of another unit than his own: he carries it, leads
 * its team or one whose people carry it, or answers for the leader of such a team.
 */
export async function isInTeamOfStep(
  db: Kysely<Tables>,
  userId: number,
  langkahAksiId: number,
): Promise<boolean> {
  const { rows } = await sql<{ ada: boolean }>`
    select exists (
      select from kinerja_langkah_aksi l
      join kinerja_sub_kegiatan sub on sub.id = l.kinerja_sub_kegiatan_id
      join users u on u.id = ${userId}
      where l.id = ${langkahAksiId} and l.deleted_at is null and (
        exists (select from langkah_aksi_anggota b
          where b.langkah_aksi_id = l.id and b.deleted_at is null and b.nip = u.peg_nip)
        or exists (
          select from tim_kerja t
          where t.deleted_at is null and t.tahun = l.tahun_kinerja and t.satuan_kerja_id = l.satuan_kerja_id
            and u.peg_nip in (t.nip_ketua, ${atasanTim})
            and (sub.tim_kerja_id = t.id or sub.tim_kerja_id is null and exists (
              select from langkah_aksi_anggota b
              where b.langkah_aksi_id = l.id and b.deleted_at is null and b.nip in (${orangTim})))))
    ) as ada`.execute(db);
  return rows[0]?.ada ?? false;
}
