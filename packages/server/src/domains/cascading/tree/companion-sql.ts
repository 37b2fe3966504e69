import { type RawBuilder, sql } from 'kysely';
import { isPenyebabBerlaku } from '../../../kit/kinerja-sql/penyebab-sql';
import type { TreeScope } from './tree-scope';

/**
 * What belongs to the boxes of a level, one list a box. Rows of the unit and those of contributed boxes are found by
 * their indexes; the whole regency takes all rows of the year.
 */
const companionsOf = (
  { satuanKerjaId }: TreeScope,
  level: string,
  key: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  satuanKerjaId === null
    ? sql`deleted_at is null`
    : sql`deleted_at is null and (satuan_kerja_id = ${satuanKerjaId}
        or ${key} = any(array(select anak_id from silang where level_anak = ${level})))`;

export const csfLists = sql`
  json_agg(json_build_object('id', id, 'catatan', catatan) order by id)
    filter (where jenis = 'tercapai') as tercapai,
  json_agg(json_build_object('id', id, 'catatan', catatan) order by id)
    filter (where jenis = 'tidak_tercapai') as tidak_tercapai`;

export const csfJoin = (scope: TreeScope, level: string) => sql`
  left join (
    select kinerja_id, ${csfLists} from kinerja_csf
    where tahun = ${scope.tahun} and level = ${level} and ${companionsOf(scope, level, sql`kinerja_id`)}
    group by kinerja_id
  ) csf on csf.kinerja_id = r.id`;

export const solusiJoin = (scope: TreeScope, level: string) => sql`
  left join (
    select kinerja_id, json_agg(json_build_object('id', id, 'solusi', solusi) order by id) as solusi from solusi
    where tahun = ${scope.tahun} and level = ${level} and ${companionsOf(scope, level, sql`kinerja_id`)}
    group by kinerja_id
  ) solusi on solusi.kinerja_id = r.id`;

/** What only sub-activities have: their own programme, causes by quarter and action steps. */
export const subKegiatanJoins = (scope: TreeScope, level: string) => {
  const ofLevel = sql`tahun_kinerja = ${scope.tahun}
    and ${companionsOf(scope, level, sql`kinerja_sub_kegiatan_id`)}`;
  return sql`
  join kinerja_kegiatan atas on atas.id = r.kinerja_kegiatan_id
  left join (
    select k.id as kinerja_sub_kegiatan_id, string_agg(sebab.penyebab, '; ' order by sebab.triwulan, sebab.id) as penyebab
    from (select * from penyebab_kegagalan where ${ofLevel}) sebab
    join kinerja_sub_kegiatan k on k.id = sebab.kinerja_sub_kegiatan_id
    where ${isPenyebabBerlaku('sebab', 'k')} group by k.id
  ) penyebab on penyebab.kinerja_sub_kegiatan_id = r.id
  left join (
    select kinerja_sub_kegiatan_id, json_agg(json_build_object('id', id) order by id) as langkah
    from kinerja_langkah_aksi where ${ofLevel} group by kinerja_sub_kegiatan_id
  ) langkah on langkah.kinerja_sub_kegiatan_id = r.id`;
};
