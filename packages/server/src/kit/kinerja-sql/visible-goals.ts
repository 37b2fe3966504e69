import { type RawBuilder, sql } from 'kysely';
import { isOwnSql, type Visibility } from '../visibility/visibility';
import { inYear } from './in-year';

/**
 * Goals of units as they hold in a year, for this reader: of other units without figures of years whose plan is a draft
 * (decision 56). Which units' goals he sees at all is asked apart.
 */
export function visibleGoals(visibility: Visibility, tahun: number): RawBuilder<unknown> {
  const all = inYear('sasaran_strategis_pd', tahun);
  const final = sql`sasaran_strategis_pd_final(${tahun}::integer)`;
  if (visibility.kelas === 'semua') return all;
  if (visibility.kelas === 'final') return final;
  const own = isOwnSql(visibility, sql`x.satuan_kerja_id`);
  return sql`(select * from ${all} x where ${own} union all select * from ${final} x where not ${own})`;
}
