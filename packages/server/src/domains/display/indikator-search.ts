import type { IndikatorFound } from '@selaras/contracts';
import { readSearch, type TingkatTahunan, tingkatTahunan } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import type { PeriodYear } from '../../kit/iku/period-year';
import { inYear } from '../../kit/kinerja-sql/in-year';
import { visibleGoals } from '../../kit/kinerja-sql/visible-goals';
import { type HasPart, rankSql, searchSql, textHas } from '../../kit/text/text-match';
import { isVisible, type Visibility } from '../../kit/visibility/visibility';
import { measured } from './measured-columns';

/** Key indicators of regency and units that are searched for, by how well they fit, the regency's first. */
export async function searchIku(
  db: Kysely<Tables>,
  year: PeriodYear,
  visibility: Visibility,
  typed: string,
  most: number,
): Promise<IndikatorFound[]> {
  const search = readSearch(typed);
  const fits = (...texts: RawBuilder<unknown>[]) =>
    searchSql(search, (one) => textHas(sql`concat_ws(' ', ${sql.join(texts)})`, one));
  const inFound: HasPart = (one) =>
    textHas(sql`concat_ws(' ', indikator, sasaran, satuan_kerja ->> 'satuan_kerja_nama')`, one);
  const { rows } = await sql<{ content: IndikatorFound }>`
    select row_to_json(content) as content from (
      select 'kabupaten' as pemilik, indikator.indikator, sasaran.sasaran, ${measured(year.posisi)}
      from ${inYear('sasaran_strategis_rpjmd', year.tahun)} r
      join ${inYear('sasaran_strategis', year.tahun)} sasaran on sasaran.id = r.sasaran_strategis_id
      join ${inYear('indikator_sasaran_strategis', year.tahun)} indikator
        on indikator.id = r.indikator_sasaran_strategis_id
      join satuan_kerja unit on unit.satuan_kerja_id = r.satuan_kerja_id
      where r.tahun_mulai = ${year.tahunMulai} and r.deleted_at is null
        and ${fits(sql`indikator.indikator`, sql`sasaran.sasaran`, sql`unit.satuan_kerja_nama`)}
      union all
      select 'pd', r.iku, r.sasaran_strategis_satker, ${measured(year.posisi)}
      from ${visibleGoals(visibility, year.tahun)} r
      join satuan_kerja unit on unit.satuan_kerja_id = r.satuan_kerja_id
      where r.tahun_mulai = ${year.tahunMulai} and r.deleted_at is null
        and ${isVisible(visibility, sql`r.satuan_kerja_id`, year.tahun)}
        and ${fits(sql`r.iku`, sql`r.sasaran_strategis_satker`, sql`unit.satuan_kerja_nama`)}
    ) content
    order by ${rankSql(search, sql`indikator`, inFound)}, pemilik, indikator, id limit ${most}`.execute(db);
  return rows.map(({ content }) => content);
}

export type TahunanFound = Omit<IndikatorFound, 'pemilik'> & { readonly pemilik: TingkatTahunan };

/** Indicators of one year below the key indicators that are searched for, by how well they fit, from the top down. */
export async function searchTahunan(
  db: Kysely<Tables>,
  { tahun }: PeriodYear,
  visibility: Visibility,
  typed: string,
  most: number,
): Promise<TahunanFound[]> {
  const search = readSearch(typed);
  const fits: HasPart = (one) =>
    textHas(sql`r.sasaran || ' ' || r.indikator`, one, sql`kata_cari(r.indikator || ' ' || r.sasaran)`);
  const levels = tingkatTahunan.map(
    (level, depth) => sql`(
      select ${sql.lit(level)} as pemilik, ${sql.lit(depth)} as dalam, ${rankSql(search, sql`r.indikator`, fits)} as peringkat,
        r.indikator, r.sasaran, ${measured(null)}
      from ${sql.table(level.replaceAll('-', '_'))} r
      where ${searchSql(search, fits)} and r.deleted_at is null and r.tahun_kinerja = ${tahun}
        and ${isVisible(visibility, sql`r.satuan_kerja_id`, tahun)}
      order by peringkat, r.indikator, r.id limit ${most})`,
  );
  const { rows } = await sql<{ content: TahunanFound }>`
    select row_to_json(content) as content from (${sql.join(levels, sql` union all `)}) content
    order by peringkat, dalam, indikator, id limit ${most}`.execute(db);
  return rows.map(({ content }) => content);
}
