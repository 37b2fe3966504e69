import type { TingkatCapaian } from '@selaras/contracts';
import { allTriwulan, type TingkatNomenklatur } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';
import { capaianSql } from '../../../kit/kinerja-sql/derived-sql';

/** Annual performances of a level with what the nomenclature calls them. */
const kinerja = (nomenklatur: TingkatNomenklatur) => (tahun: number) =>
  sql`
  select k.id, k.id as kinerja_id, k.satuan_kerja_id, n.kode, n.nama, k.sasaran, k.indikator, k.satuan,
    k.polaritas, k.range_min, k.range_max, k.target, k.realisasi, k.capaian
  from ${sql.table(`kinerja_${nomenklatur}`)} k
  left join ${sql.table(nomenklatur)} n on n.id = k.${sql.ref(`${nomenklatur}_id`)}
  where k.tahun_kinerja = ${tahun} and k.deleted_at is null`;

/** The quarters of a step added up; null while none is filled in. */
const yearOf = (nama: string) => {
  const quarters = allTriwulan.map((tw) => sql.ref(`l.${nama}_tw${tw}`));
  return sql`(select sum(nilai) from unnest(array[${sql.join(quarters)}]) nilai)`;
};

/** Action steps: their quarters add up, and more is better, as in the integrated action plan (domain §3). */
const langkahAksi = (tahun: number) => sql`
  select step.*, ${capaianSql({
    polaritas: sql`'maximize'`,
    range_min: sql`null::numeric`,
    range_max: sql`null::numeric`,
    target: sql`step.target`,
    realisasi: sql`step.realisasi`,
  })} as capaian
  from (
    select l.id, k.id as kinerja_id, l.satuan_kerja_id, n.kode, n.nama, l.sasaran, l.indikator, l.satuan,
      null::text as polaritas, null::numeric as range_min, null::numeric as range_max,
      ${yearOf('target')} as target, ${yearOf('realisasi')} as realisasi
    from kinerja_langkah_aksi l
    join kinerja_sub_kegiatan k on k.id = l.kinerja_sub_kegiatan_id and k.deleted_at is null
    left join sub_kegiatan n on n.id = k.sub_kegiatan_id
    where l.tahun_kinerja = ${tahun} and l.deleted_at is null
  ) step`;

/** Rows of each level with the same columns. */
export const tingkatSource: Record<TingkatCapaian, (tahun: number) => RawBuilder<unknown>> = {
  program: kinerja('program'),
  kegiatan: kinerja('kegiatan'),
  'sub-kegiatan': kinerja('sub_kegiatan'),
  'langkah-aksi': langkahAksi,
};
