import type { SolusiMasalahType } from '@selaras/contracts';
import { allTriwulan, diagramConstants } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';
import { capaianSql } from './derived-sql';

/** `masalahPenyebab` of the domain as SQL: the cause `sebab` is of a quarter that its sub-activity `k` did not reach. */
export function isPenyebabBerlaku(sebab: string, k: string): RawBuilder<boolean> {
  const ofQuarter = (nama: string) =>
    sql`case ${sql.ref(`${sebab}.triwulan`)} ${sql.join(
      allTriwulan.map((tw) => sql`when ${sql.lit(tw)} then ${sql.ref(`${k}.${nama}_tw${tw}`)}`),
      sql` `,
    )} end`;
  const target = ofQuarter('target');
  const capaian = capaianSql({
    polaritas: sql.ref(`${k}.polaritas`),
    range_min: sql.ref(`${k}.range_min`),
    range_max: sql.ref(`${k}.range_max`),
    target: sql`q.target`,
    realisasi: sql`q.realisasi`,
  });
  return sql`(select q.target > 0 and coalesce(${capaian} < ${diagramConstants.capaianThreshold}, true)
    from (select ${target} as target, ${ofQuarter('realisasi')} as realisasi) q)`;
}

/** The cause of an annual performance, alias `r`, as long as the year's target is missed. */
export const penyebabTahunanSql: RawBuilder<string | null> =
  sql`case when r.capaian < ${diagramConstants.capaianThreshold} then r.penyebab_kegagalan end`;

/** Why an annual performance missed its target, alias `r`; a sub-activity's causes are also recorded quarter by quarter. */
export const penyebabSql = (level: SolusiMasalahType): RawBuilder<string | null> =>
  level === 'kinerja-sub-kegiatan'
    ? sql`coalesce(${penyebabTahunanSql}, (
        select string_agg(penyebab, '; ' order by triwulan, sebab.id) from penyebab_kegagalan sebab
        where sebab.kinerja_sub_kegiatan_id = r.id and sebab.deleted_at is null
          and ${isPenyebabBerlaku('sebab', 'r')}))`
    : penyebabTahunanSql;
