import type { BarisEfisiensi, EfisiensiAnggaran } from '@selaras/contracts';
import { efisiensi, jumlahEfisiensi } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import { budgetBelowGoals, budgetBelowUnitGoals } from '../iku/budget-below';
import type { PeriodYear } from '../iku/period-year';
import { yearColumn } from '../kinerja-sql/derived-sql';
import { inYear } from '../kinerja-sql/in-year';
import { visibleGoals } from '../kinerja-sql/visible-goals';
import { numberOrder } from '../text/number-order';
import type { Visibility } from '../visibility/visibility';

const figures = (posisi: number): RawBuilder<unknown> => sql`
  trim_scale(${yearColumn('r', 'capaian', posisi)}) as capaian, bawah.pagu, bawah.terpakai as realisasi`;

const withSavings = (rows: readonly Omit<BarisEfisiensi, 'efisiensi'>[]): EfisiensiAnggaran => ({
  baris: rows.map((row) => ({ ...row, efisiensi: efisiensi(row) })),
  jumlah: jumlahEfisiensi(rows),
});

/** Goals of the regency with the budget below them, of units whose plan is final. */
export async function findEfisiensiKabupaten(
  db: Kysely<Tables>,
  year: PeriodYear,
): Promise<EfisiensiAnggaran> {
  const { tahun, tahunMulai, posisi } = year;
  const { rows } = await sql<Omit<BarisEfisiensi, 'efisiensi'>>`
    select r.id, sasaran.sasaran, indikator.indikator, ${figures(posisi)}
    from ${inYear('sasaran_strategis_rpjmd', tahun)} r
    join ${inYear('sasaran_strategis', tahun)} sasaran on sasaran.id = r.sasaran_strategis_id
    join ${inYear('indikator_sasaran_strategis', tahun)} indikator
      on indikator.id = r.indikator_sasaran_strategis_id
    left join (${budgetBelowGoals(year)}) bawah on bawah.id = r.id
    where r.tahun_mulai = ${tahunMulai} and r.deleted_at is null
    order by ${numberOrder(sql`sasaran.nomor || '.' || indikator.nomor`)}, r.id`.execute(db);
  return withSavings(rows);
}

/** Goals of a unit with the budget of their programmes. */
export async function findEfisiensiSatuanKerja(
  db: Kysely<Tables>,
  unit: number,
  { tahun, tahunMulai, posisi }: PeriodYear,
  visibility: Visibility,
): Promise<EfisiensiAnggaran> {
  const { rows } = await sql<Omit<BarisEfisiensi, 'efisiensi'>>`
    select r.id, r.sasaran_strategis_satker as sasaran, r.iku as indikator, ${figures(posisi)}
    from ${visibleGoals(visibility, tahun)} r
    left join (${budgetBelowUnitGoals(tahun, visibility)}) bawah on bawah.id = r.id
    where r.satuan_kerja_id = ${unit} and r.tahun_mulai = ${tahunMulai} and r.deleted_at is null
    order by r.sasaran_strategis_satker, r.id`.execute(db);
  return withSavings(rows);
}
