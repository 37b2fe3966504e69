import type { RencanaAksiDisplay } from '@selaras/contracts';
import { allTriwulan } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { inYear } from '../../../kit/kinerja-sql/in-year';
import { columnsOf } from '../../../kit/resource/row-columns';

const quarters = sql.join(
  allTriwulan.map(
    (tw) => sql`json_build_object('target', trim_scale(${sql.ref(`r.tw${tw}`)}),
      'realisasi', trim_scale(${sql.ref(`r.tw${tw}_realisasi`)}))`,
  ),
);

/** The goal that an action serves, as it is called in a year. */
const goalText = (level: 'rpjmd' | 'pd', tahun: number): RawBuilder<unknown> =>
  level === 'pd'
    ? sql`select g.sasaran_strategis_satker from ${inYear('sasaran_strategis_pd', tahun)} g where g.id = r.induk_id`
    : sql`select s.sasaran from ${inYear('sasaran_strategis_rpjmd', tahun)} g
        join ${inYear('sasaran_strategis', tahun)} s on s.id = g.sasaran_strategis_id where g.id = r.induk_id`;

/** Actions of a year: the regency's, or those of one unit. */
export async function listRencanaAksi(
  db: Kysely<Tables>,
  tahun: number,
  unit: number | null,
): Promise<RencanaAksiDisplay[]> {
  const level = unit === null ? 'rpjmd' : 'pd';
  const { rows } = await sql<RencanaAksiDisplay>`
    select r.id, coalesce((${goalText(level, tahun)}), '') as sasaran, r.induk_id as sasaran_id,
      ${columnsOf('rencana_aksi', 'indikator', 'satuan', 'polaritas')}, json_build_array(${quarters}) as triwulan,
      coalesce((select p.jabatan_nama from struktur_organisasi p where p.id = r.struktur_organisasi_id),
        (select t.nama from tim_kerja t where t.id = r.tim_kerja_id)) as pengampu,
      coalesce(unit.singkatan, unit.satuan_kerja_nama) as satuan_kerja
    from rencana_aksi r join satuan_kerja unit using (satuan_kerja_id)
    where r.level = ${level} and r.tahun = ${tahun} and r.deleted_at is null
      ${unit === null ? sql`` : sql`and r.satuan_kerja_id = ${unit}`}
    order by r.induk_id, r.rencana_aksi, r.id`.execute(db);
  return rows;
}
