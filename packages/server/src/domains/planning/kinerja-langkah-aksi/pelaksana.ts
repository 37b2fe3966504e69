import { type RawBuilder, sql } from 'kysely';

interface Tim {
  readonly satuan_kerja_id: RawBuilder<unknown>;
  readonly tahun: RawBuilder<unknown>;
  /** The one team that is meant; null in the database: any team of the unit. */
  readonly tim_kerja_id: RawBuilder<unknown>;
}

/** Who can carry a step: the leader and the members of a team whose approval applies, as rows of `nip`. */
export const pelaksana = ({ satuan_kerja_id, tahun, tim_kerja_id }: Tim): RawBuilder<{ nip: string }> => sql`
  select anggota.nip from tim_kerja t
  cross join lateral (
    select a.nip from tim_kerja_anggota a
    where a.tim_kerja_id = t.id and a.berlaku_sejak is not null and a.deleted_at is null
    union select t.nip_ketua
  ) anggota
  where t.deleted_at is null and t.tahun = ${tahun} and t.satuan_kerja_id = ${satuan_kerja_id}
    and (${tim_kerja_id} is null or t.id = ${tim_kerja_id})`;
