import { type RawBuilder, sql } from 'kysely';
import { inYear } from '../kinerja-sql/in-year';
import { isVisible, publicVisibility, type Visibility } from '../visibility/visibility';
import type { PeriodYear } from './period-year';

/**
 * Budget of the programmes of the year below each unit's goal: `id`, `pagu`, `terpakai`; goals without any are left out.
 * Only units that the reader sees count.
 */
export const budgetBelowUnitGoals = (tahun: number, visibility: Visibility): RawBuilder<unknown> => sql`
  select program.sasaran_strategis_pd_id as id, sum(program.anggaran) as pagu,
    sum(program.realisasi_anggaran) as terpakai
  from kinerja_program program
  where program.tahun_kinerja = ${tahun} and program.deleted_at is null
    and ${isVisible(visibility, sql`program.satuan_kerja_id`, tahun)}
  group by program.sasaran_strategis_pd_id`;

/**
 * The same below each goal of the regency, by the units' goals that serve it; contributed programmes count in their own.
 * Of final plans, whoever reads it (ADR 117).
 */
export const budgetBelowGoals = ({ tahun, tahunMulai }: PeriodYear): RawBuilder<unknown> => sql`
  select pd.sasaran_strategis_rpjmd_id as id, sum(bawah.pagu) as pagu, sum(bawah.terpakai) as terpakai
  from ${inYear('sasaran_strategis_pd', tahun)} pd
  join (${budgetBelowUnitGoals(tahun, publicVisibility)}) bawah on bawah.id = pd.id
  where pd.tahun_mulai = ${tahunMulai} and pd.deleted_at is null
  group by pd.sasaran_strategis_rpjmd_id`;
