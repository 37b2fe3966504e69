import { type RawBuilder, sql } from 'kysely';
import { isPenyebabBerlaku } from '../../../kit/kinerja-sql/penyebab-sql';
import type { TreeScope } from './tree-scope';

/**
 * Rows of `table` that belong to boxes of the tree, of all levels together. Those of the unit are found by its index,
 * those of boxes that others contribute by theirs; the whole regency takes all rows of the year.
 */
const ofBoxes = ({ satuanKerjaId, tahun }: TreeScope, table: string): RawBuilder<unknown> => {
  const ofYear = sql`select * from ${sql.table(table)} where tahun = ${tahun} and deleted_at is null`;
  if (satuanKerjaId === null) return ofYear;
  return sql`${ofYear} and satuan_kerja_id = ${satuanKerjaId}
    union all ${ofYear} and satuan_kerja_id <> ${satuanKerjaId}
      and (level, kinerja_id) in (select level_anak, anak_id from silang)`;
};

export const csfLists = sql`
  json_agg(json_build_object('id', id, 'catatan', catatan) order by id)
    filter (where jenis = 'tercapai') as tercapai,
  json_agg(json_build_object('id', id, 'catatan', catatan) order by id)
    filter (where jenis = 'tidak_tercapai') as tidak_tercapai`;

/** Critical success factors, each by its level and box and the list that it is in, with the JSON of its text. */
export const csfItems = (scope: TreeScope) => sql`
  select 'kinerja_' || jenis as bagian, level, kinerja_id, id, to_json(catatan)::text as node
  from (${ofBoxes(scope, 'kinerja_csf')}) baris`;

/** The same of remedies. */
export const solusiItems = (scope: TreeScope) => sql`
  select 'solusi' as bagian, level, kinerja_id, id, to_json(solusi)::text as node
  from (${ofBoxes(scope, 'solusi')}) baris`;

/** Rows that belong to sub-activities of the tree, `level`. */
const ofSubKegiatan = ({ satuanKerjaId, tahun }: TreeScope, level: string): RawBuilder<unknown> => {
  const ofYear = sql`tahun_kinerja = ${tahun} and deleted_at is null`;
  if (satuanKerjaId === null) return ofYear;
  return sql`${ofYear} and (satuan_kerja_id = ${satuanKerjaId}
    or kinerja_sub_kegiatan_id = any(array(select anak_id from silang where level_anak = ${level})))`;
};

/** Action steps, each by its sub-activity; they have no text here. */
export const langkahItems = (scope: TreeScope, level: string) => sql`
  select kinerja_sub_kegiatan_id, id
  from kinerja_langkah_aksi where ${ofSubKegiatan(scope, level)}`;

/** What only sub-activities have: causes by quarter. */
export const penyebabJoin = (scope: TreeScope, level: string) => sql`
  left join (
    select k.id as kinerja_sub_kegiatan_id, string_agg(sebab.penyebab, '; ' order by sebab.triwulan, sebab.id) as penyebab
    from (select * from penyebab_kegagalan where ${ofSubKegiatan(scope, level)}) sebab
    join kinerja_sub_kegiatan k on k.id = sebab.kinerja_sub_kegiatan_id
    where ${isPenyebabBerlaku('sebab', 'k')} group by k.id
  ) penyebab on penyebab.kinerja_sub_kegiatan_id = r.id`;
