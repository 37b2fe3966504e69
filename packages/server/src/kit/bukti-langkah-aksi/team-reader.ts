import { zonedDate } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import { readAtasanKetua, type TimBerketua } from '../../database/orang/atasan-ketua';
import type { Tables } from '../../database/tables';
import { orangTim } from '../tim-kerja/tempat-berlaku';

interface Reader {
  readonly userId: number;
  readonly now: Date;
}

/**
 * Whether somebody reads a step's evidence as one of its team, also of another unit than his own: he carries it, leads
 * its team or one whose people carry it, or answers for the leader of such a team.
 */
export async function isInTeamOfStep(
  db: Kysely<Tables>,
  { userId, now }: Reader,
  langkahAksiId: number,
): Promise<boolean> {
  const { rows } = await sql<{ nip: string; membawa: boolean; tim: TimBerketua[] | null }>`
    select u.peg_nip as nip,
      exists (select from langkah_aksi_anggota b
        where b.langkah_aksi_id = l.id and b.deleted_at is null and b.nip = u.peg_nip) as membawa,
      (select json_agg(json_build_object('nip_ketua', t.nip_ketua, 'unit_kerja_id', t.unit_kerja_id,
          'satuan_kerja_id', t.satuan_kerja_id))
        from tim_kerja t
        where t.deleted_at is null and t.nip_ketua is not null and t.tahun = l.tahun_kinerja
          and t.satuan_kerja_id = l.satuan_kerja_id
          and (sub.tim_kerja_id = t.id or sub.tim_kerja_id is null and exists (
            select from langkah_aksi_anggota b
            where b.langkah_aksi_id = l.id and b.deleted_at is null and b.nip in (${orangTim})))) as tim
    from kinerja_langkah_aksi l
    join kinerja_sub_kegiatan sub on sub.id = l.kinerja_sub_kegiatan_id
    join users u on u.id = ${userId} and u.peg_nip is not null
    where l.id = ${langkahAksiId} and l.deleted_at is null`.execute(db);
  const found = rows[0];
  if (found === undefined) return false;
  const { nip, membawa, tim } = found;
  if (membawa || tim?.some(({ nip_ketua }) => nip_ketua === nip)) return true;
  const above = await readAtasanKetua(db, tim ?? [], zonedDate(now));
  return [...above.values()].some((nips) => nips.includes(nip));
}
