import type { IkuCard, IndikatorDetail, IndikatorFound, PemilikIndikator } from '@selaras/contracts';
import { readSearch } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import { findIkuKabupaten, findIkuPd } from '../../kit/iku/iku-repository';
import type { PeriodYear } from '../../kit/iku/period-year';
import { inYear } from '../../kit/kinerja-sql/in-year';
import { visibleGoals } from '../../kit/kinerja-sql/visible-goals';
import { type HasPart, rankSql, searchSql, textHas } from '../../kit/text/text-match';
import { isVisible, publicVisibility, type Visibility } from '../../kit/visibility/visibility';
import { requireVisibleUnit } from '../../kit/visibility/visible-unit';
import { measured } from './measured-columns';
import { findMissedBelow } from './missed-below';

/** Hits of a search at most. */
const MOST = 20;

/** Key indicators of regency and units that are searched for, by how well they fit, the regency's first. */
export async function searchIku(
  db: Kysely<Tables>,
  year: PeriodYear,
  visibility: Visibility,
  typed: string,
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
    order by ${rankSql(search, sql`indikator`, inFound)}, pemilik, indikator, id limit ${MOST}`.execute(db);
  return rows.map(({ content }) => content);
}

/** One key indicator that the reader sees in this year; undefined when there is none. */
export async function findIndikatorDetail(
  db: Kysely<Tables>,
  year: PeriodYear,
  visibility: Visibility,
  { pemilik, id }: { pemilik: PemilikIndikator; id: number },
): Promise<IndikatorDetail | undefined> {
  const iku = (await cardsOf(db, year, visibility, pemilik, id)).find((card) => card.id === id);
  if (iku === undefined) return undefined;
  // What stands below a goal of the regency is that of final plans for every reader (ADR 117).
  const seen = pemilik === 'kabupaten' ? publicVisibility : visibility;
  const [below, definisi_berubah] = await Promise.all([
    findMissedBelow(db, year, seen, { pemilik, id }),
    listDefinisiBerubah(db, year, visibility, { pemilik, id }),
  ]);
  return { iku, definisi_berubah, ...below };
}

/** SQL: what an indicator means in a year, in words; nothing when it does not stand in that year. */
const meaningIn = (tahun: number, visibility: Visibility, pemilik: PemilikIndikator, id: number) => {
  const meaning = (indikator: RawBuilder<unknown>) =>
    sql`regexp_replace(lower(concat_ws(' | ', ${indikator}, r.satuan, r.polaritas)), '\\s+', ' ', 'g')`;
  return pemilik === 'kabupaten'
    ? sql`select ${tahun}::integer as tahun, ${meaning(sql`i.indikator`)} as arti
        from ${inYear('sasaran_strategis_rpjmd', tahun)} r
        join ${inYear('indikator_sasaran_strategis', tahun)} i on i.id = r.indikator_sasaran_strategis_id
        where r.id = ${id}`
    : sql`select ${tahun}::integer as tahun, ${meaning(sql`r.iku`)} as arti
        from ${visibleGoals(visibility, tahun)} r where r.id = ${id}`;
};

/** Years of the period, up to this one, since which the indicator means something else than in the year before. */
async function listDefinisiBerubah(
  db: Kysely<Tables>,
  { tahun, tahunMulai }: PeriodYear,
  visibility: Visibility,
  { pemilik, id }: { pemilik: PemilikIndikator; id: number },
): Promise<number[]> {
  const years = Array.from({ length: tahun - tahunMulai + 1 }, (_, at) =>
    meaningIn(tahunMulai + at, visibility, pemilik, id),
  );
  const { rows } = await sql<{ tahun: number }>`
    select tahun from (
      select tahun, arti, lag(arti) over (order by tahun) as sebelum from (${sql.join(years, sql` union all `)}) semua
    ) urut where arti <> sebelum order by tahun`.execute(db);
  return rows.map((row) => row.tahun);
}

async function cardsOf(
  db: Kysely<Tables>,
  year: PeriodYear,
  visibility: Visibility,
  pemilik: PemilikIndikator,
  id: number,
): Promise<IkuCard[]> {
  if (pemilik === 'kabupaten') return findIkuKabupaten(db, year, visibility);
  const owner = await db
    .selectFrom('sasaran_strategis_pd')
    .select('satuan_kerja_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (owner === undefined) return [];
  await requireVisibleUnit(db, owner.satuan_kerja_id, year.tahun, visibility);
  return findIkuPd(db, owner.satuan_kerja_id, year, visibility);
}
