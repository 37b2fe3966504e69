import { sql } from 'kysely';
import { orangTim } from '../../../kit/tim-kerja/tempat-berlaku';

/**
 * Teams of the step `r` below `induk`: that of its sub-activity or, where this has none, those whose leader or members carry
 * the step (decision 90).
 */
export const timColumn = sql`coalesce((
  select json_agg(json_build_object('id', t.id, 'nama', t.nama) order by t.nama, t.id)
  from tim_kerja t
  where t.deleted_at is null and t.tahun = r.tahun_kinerja and t.satuan_kerja_id = r.satuan_kerja_id
    and (t.id = induk.tim_kerja_id or induk.tim_kerja_id is null and exists (
      select from langkah_aksi_anggota b
      where b.langkah_aksi_id = r.id and b.deleted_at is null and b.nip in (${orangTim})))), '[]') as tim`;
