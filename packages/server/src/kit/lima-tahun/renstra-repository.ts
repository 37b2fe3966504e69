import type { SasaranRenstra } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import type { PeriodYear } from '../iku/period-year';
import { fiveYears, storedYears } from '../kinerja-sql/five-years';
import { inYear } from '../kinerja-sql/in-year';
import { visibleGoals } from '../kinerja-sql/visible-goals';
import { asList } from '../resource/row-columns';
import { numberOrder } from '../text/number-order';
import type { Visibility } from '../visibility/visibility';

/** Programmes of the year below the goal `r`. */
const programs = (tahun: number) =>
  asList(sql`
    select program.id, nama.kode, nama.nama, program.sasaran, program.indikator, program.satuan,
      program.polaritas, trim_scale(program.range_min) as range_min, trim_scale(program.range_max) as range_max,
      trim_scale(program.target) as target, trim_scale(program.realisasi) as realisasi,
      trim_scale(program.capaian) as capaian, trim_scale(program.anggaran) as pagu
    from kinerja_program program left join program nama on nama.id = program.program_id
    where program.sasaran_strategis_pd_id = r.id and program.tahun_kinerja = ${tahun} and program.deleted_at is null
    order by nama.kode, program.id`);

/** A unit's goals through the period with the regency's goal they serve and the programmes of the year. */
export async function findRenstra(
  db: Kysely<Tables>,
  unit: number,
  { tahun, tahunMulai }: PeriodYear,
  visibility: Visibility,
): Promise<SasaranRenstra[]> {
  const nomor = sql`sasaran.nomor || '.' || indikator.nomor`;
  const { rows } = await sql<SasaranRenstra>`
    select r.id, r.iku as indikator, r.satuan, r.polaritas, trim_scale(r.range_min) as range_min,
      trim_scale(r.range_max) as range_max, trim_scale(r.baseline) as baseline,
      ${fiveYears(tahunMulai, storedYears('r', ['target', 'realisasi', 'capaian']))} as tahunan,
      r.tujuan_pd as tujuan, r.sasaran_strategis_satker as sasaran,
      json_build_object('id', induk.id, 'nomor', ${nomor}, 'sasaran', sasaran.sasaran,
        'indikator', indikator.indikator) as induk,
      ${programs(tahun)} as program
    from ${visibleGoals(visibility, tahun)} r
    join ${inYear('sasaran_strategis_rpjmd', tahun)} induk on induk.id = r.sasaran_strategis_rpjmd_id
    join ${inYear('sasaran_strategis', tahun)} sasaran on sasaran.id = induk.sasaran_strategis_id
    join ${inYear('indikator_sasaran_strategis', tahun)} indikator
      on indikator.id = induk.indikator_sasaran_strategis_id
    where r.satuan_kerja_id = ${unit} and r.tahun_mulai = ${tahunMulai} and r.deleted_at is null
    order by ${numberOrder(nomor)}, r.sasaran_strategis_satker, r.id`.execute(db);
  return rows;
}
