import { type RawBuilder, sql } from 'kysely';
import { momentColumn } from '../../../kit/paging/read-page';

/** SQL: documents `d` of a year, each with its newest version `v`, its file `b` and the picture of its first page `g`. */
export const dokumenOfYear = (tahun: number): RawBuilder<unknown> => sql`
  dokumen d
  join dokumen_versi v on v.dokumen_id = d.id and v.nomor = d.nomor_versi
  join berkas b on b.id = v.berkas_id
  left join berkas_gambar g on g.berkas_id = b.id
  where d.deleted_at is null and ${tahun}::integer between d.tahun and d.tahun_akhir`;

/** SQL: the fields of the newest version, for `json_build_object`. */
export const newestFields = sql`
  'tahun', d.tahun, 'tahun_akhir', d.tahun_akhir, 'judul', v.judul, 'nomor', v.nomor,
  'diunggah', ${momentColumn(sql`v.created_at`)},
  'gambar', case when g.berkas_id is not null then g.gambar is not null end`;

export const unitJson = (alias: string): RawBuilder<unknown> => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`case when ${of('satuan_kerja_id')} is not null then json_build_object(
    'satuan_kerja_id', ${of('satuan_kerja_id')}, 'satuan_kerja_nama', ${of('satuan_kerja_nama')},
    'singkatan', ${of('singkatan')}) end`;
};
