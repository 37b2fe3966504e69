import { type RawBuilder, sql } from 'kysely';
import { orangTim } from '../../../kit/tim-kerja/tempat-berlaku';

interface Tim {
  readonly satuan_kerja_id: RawBuilder<unknown>;
  readonly tahun: RawBuilder<unknown>;
  /** The one team that is meant; null in the database: any team of the unit. */
  readonly tim_kerja_id: RawBuilder<unknown>;
}

/** Who can carry a step: the leader and the members of a team whose approval applies, as rows of `nip`. */
export const pelaksana = ({ satuan_kerja_id, tahun, tim_kerja_id }: Tim): RawBuilder<{ nip: string }> => sql`
  select anggota.nip from tim_kerja t
  cross join lateral (${orangTim}) anggota
  where t.deleted_at is null and t.tahun = ${tahun} and t.satuan_kerja_id = ${satuan_kerja_id}
    and (${tim_kerja_id} is null or t.id = ${tim_kerja_id})`;
