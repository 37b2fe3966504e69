import type { Rpjmd } from '@selaras/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import type { PeriodYear } from '../iku/period-year';
import { capaianSql, yearColumn } from '../kinerja-sql/derived-sql';
import { fiveYears, storedYears } from '../kinerja-sql/five-years';
import { inYear } from '../kinerja-sql/in-year';
import { visibleRegencyRows } from '../kinerja-sql/visible-regency-rows';
import { asList, satuanKerjaColumn } from '../resource/row-columns';
import { numberOrder } from '../text/number-order';
import type { Visibility } from '../visibility/visibility';

const byNumber = (nomor: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  sql`order by ${numberOrder(nomor)}, ${id}`;

/** Indicators of a goal; their achievement is not stored. */
const goalIndicators = ({ tahun, tahunMulai }: PeriodYear, visibility: Visibility) => {
  const years = storedYears('r', ['target', 'realisasi']);
  const capaian = (posisi: number) =>
    capaianSql({
      polaritas: sql`r.polaritas`,
      range_min: sql`null::numeric`,
      range_max: sql`null::numeric`,
      target: yearColumn('r', 'target', posisi),
      realisasi: yearColumn('r', 'realisasi', posisi),
    });
  return asList(sql`
    select r.id, r.indikator, r.satuan, r.polaritas, null as range_min, null as range_max,
      trim_scale(r.baseline) as baseline, ${fiveYears(tahunMulai, { ...years, capaian })} as tahunan
    from ${visibleRegencyRows('indikator_tujuan', visibility, tahun)} r
    where r.tujuan_id = tujuan.id and r.deleted_at is null
    ${byNumber(sql`r.nomor`, sql`r.id`)}`);
};

/** Indicators of an objective; one that the regency does not measure yet has no figures. */
const objectiveIndicators = ({ tahun, tahunMulai }: PeriodYear, visibility: Visibility) =>
  asList(sql`
    select indikator.id, indikator.indikator, r.satuan, coalesce(r.polaritas, 'maximize') as polaritas,
      trim_scale(r.range_min) as range_min, trim_scale(r.range_max) as range_max, trim_scale(r.baseline) as baseline,
      ${fiveYears(tahunMulai, storedYears('r', ['target', 'realisasi', 'capaian']))} as tahunan, ${satuanKerjaColumn}
    from ${inYear('indikator_sasaran_strategis', tahun)} indikator
    left join ${visibleRegencyRows('sasaran_strategis_rpjmd', visibility, tahun)} r
      on r.indikator_sasaran_strategis_id = indikator.id
      and r.tahun_mulai = ${tahunMulai} and r.deleted_at is null
    where indikator.sasaran_strategis_id = sasaran.id and indikator.deleted_at is null
    ${byNumber(sql`indikator.nomor`, sql`indikator.id`)}`);

/** The regency's plan of five years as the year knows it: missions, goals, objectives and their indicators. */
export async function findRpjmd(
  db: Kysely<Tables>,
  year: PeriodYear,
  visibility: Visibility,
): Promise<Rpjmd> {
  const { tahun, tahunMulai } = year;
  const sasaran = asList(sql`
    select sasaran.id, sasaran.nomor, sasaran.sasaran, ${objectiveIndicators(year, visibility)} as indikator
    from ${inYear('sasaran_strategis', tahun)} sasaran
    where sasaran.tujuan_id = tujuan.id and sasaran.deleted_at is null
    ${byNumber(sql`sasaran.nomor`, sql`sasaran.id`)}`);
  const tujuan = asList(sql`
    select tujuan.id, tujuan.nomor, tujuan.tujuan, ${goalIndicators(year, visibility)} as indikator, ${sasaran} as sasaran
    from ${inYear('tujuan', tahun)} tujuan
    where tujuan.misi_id = misi.id and tujuan.deleted_at is null
    ${byNumber(sql`tujuan.nomor`, sql`tujuan.id`)}`);
  const misi = asList(sql`
    select misi.id, misi.nomor, misi.misi, ${tujuan} as tujuan
    from ${inYear('misi', tahun)} misi
    where misi.visi_id = visi.id and misi.deleted_at is null
    ${byNumber(sql`misi.nomor`, sql`misi.id`)}`);
  const { rows } = await sql<Rpjmd>`
    select visi.visi, ${misi} as misi from ${inYear('visi', tahun)} visi
    where visi.tahun_mulai = ${tahunMulai} and visi.deleted_at is null`.execute(db);
  return rows[0] ?? { visi: null, misi: [] };
}
