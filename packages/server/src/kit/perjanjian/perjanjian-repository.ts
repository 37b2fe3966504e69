import type { PerjanjianDisplay } from '@selaras/contracts';
import { jenisPerjanjianUnit } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import { periodYearOf } from '../iku/period-year';
import { inYear } from '../kinerja-sql/in-year';
import type { Visibility } from '../visibility/visibility';
import { isOpenAgreement } from './open-agreement';

const pihak = (nama: 'pertama' | 'kedua') => {
  const column = (part: string) => sql.ref(`p.pihak_${nama}_${part}`);
  return sql`case when ${column('nama')} is not null then json_build_object('nama', ${column('nama')},
    'jabatan', coalesce(${column('jabatan')}, '')) end`;
};

/** The goal of the year that an item speaks of: what was promised is kept as text, in which goals may have changed since. */
const goalOf = (tahun: number) => sql`case p.jenis
  when 'pemda' then (select min(g.id) from ${inYear('sasaran_strategis_rpjmd', tahun)} g
    join ${inYear('indikator_sasaran_strategis', tahun)} k on k.id = g.indikator_sasaran_strategis_id
    where g.tahun_mulai = ${periodYearOf(tahun).tahunMulai} and g.deleted_at is null and k.indikator = i.indikator)
  when 'sasaran-strategis-pd' then (select min(g.id) from ${inYear('sasaran_strategis_pd', tahun)} g
    where g.tahun_mulai = ${periodYearOf(tahun).tahunMulai} and g.deleted_at is null
      and g.satuan_kerja_id = p.satuan_kerja_id and g.iku = i.indikator) end`;

const levels = sql.join(jenisPerjanjianUnit.map((jenis) => sql.lit(jenis)));

async function listNewest(
  db: Kysely<Tables>,
  tahun: number,
  visibility: Visibility,
  which: RawBuilder<unknown>,
): Promise<PerjanjianDisplay[]> {
  const { rows } = await sql<PerjanjianDisplay>`
    select p.id, p.jenis, p.subjek_id, p.perubahan_ke, p.status, p.tanggal, p.berkas_id is not null as salinan,
      ${pihak('pertama')} as pihak_pertama, ${pihak('kedua')} as pihak_kedua,
      coalesce((
        select json_agg(json_build_object('sasaran', i.sasaran, 'indikator', i.indikator, 'satuan', i.satuan,
          'polaritas', i.polaritas, 'range_min', trim_scale(i.range_min), 'range_max', trim_scale(i.range_max), 'target', trim_scale(i.target), 'indikator_id', ${goalOf(tahun)}) order by i.nomor)
        from pk_item i where i.perjanjian_kinerja_id = p.id), '[]') as item,
      (select sum(a.anggaran) from pk_anggaran a where a.perjanjian_kinerja_id = p.id) as anggaran
    from (
      select distinct on (jenis, coalesce(subjek_id, 0)) p.* from perjanjian_kinerja p
      where p.tahun = ${tahun} and p.deleted_at is null and ${which} and ${isOpenAgreement(visibility, 'p')}
      order by jenis, coalesce(subjek_id, 0), perubahan_ke desc) p
    order by array_position(array[${levels}], p.jenis), p.pihak_pertama_jabatan, p.id`.execute(db);
  return rows;
}

/** The regent's agreement of a year. */
export const listOfRegency = (db: Kysely<Tables>, tahun: number, visibility: Visibility) =>
  listNewest(db, tahun, visibility, sql`p.jenis = 'pemda'`);

/** A unit's agreements of a year, its head's first. */
export const listOfUnit = (db: Kysely<Tables>, tahun: number, visibility: Visibility, unit: number) =>
  listNewest(db, tahun, visibility, sql`p.satuan_kerja_id = ${unit} and p.jenis in (${levels})`);
