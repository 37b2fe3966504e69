import type { IkuCard, IndikatorDetail, IndikatorFound, PemilikIndikator } from '@selaras/contracts';
import { diagramConstants, padananOf } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import { findIkuKabupaten, findIkuPd } from '../../kit/iku/iku-repository';
import type { PeriodYear } from '../../kit/iku/period-year';
import { yearColumn } from '../../kit/kinerja-sql/derived-sql';
import { inYear } from '../../kit/kinerja-sql/in-year';
import { visibleGoals } from '../../kit/kinerja-sql/visible-goals';
import { satuanKerjaColumn } from '../../kit/resource/row-columns';
import { searchWords } from '../../kit/text/search-words';
import { isVisible, type Visibility } from '../../kit/visibility/visibility';
import { requireVisibleUnit } from '../../kit/visibility/visible-unit';

/** Hits of a search at most. */
const MOST = 20;

const figure = (value: RawBuilder<unknown>, name: string) => sql`trim_scale(${value}) as ${sql.ref(name)}`;

/** What was promised and what came of a row with figures of one year (`posisi` null) or of five. */
const measured = (posisi: number | null) => {
  const column = (name: string) => (posisi === null ? sql.ref(`r.${name}`) : yearColumn('r', name, posisi));
  return sql`r.id, r.satuan, r.polaritas, ${figure(sql`r.range_min`, 'range_min')},
    ${figure(sql`r.range_max`, 'range_max')}, ${figure(column('target'), 'target')},
    ${figure(column('realisasi'), 'realisasi')}, ${figure(column('capaian'), 'capaian')},
    ${satuanKerjaColumn}`;
};

/** What was typed or means the same, as a text search query; null when no word is left. */
function everydayQuery(typed: string): string | null {
  const queries = [typed, ...padananOf(typed)].flatMap((text) => searchWords(text) ?? []);
  return queries.length === 0 ? null : queries.map((query) => `(${query})`).join(' | ');
}

/** Key indicators of regency and units that are searched for by everyday words, the regency's first. */
export async function searchIku(
  db: Kysely<Tables>,
  year: PeriodYear,
  visibility: Visibility,
  typed: string,
): Promise<IndikatorFound[]> {
  const words = everydayQuery(typed);
  if (words === null) return [];
  const matches = (text: RawBuilder<unknown>) => sql`kata_cari(${text}) @@ to_tsquery('simple', ${words})`;
  const { rows } = await sql<{ content: IndikatorFound }>`
    select row_to_json(content) as content from (
      select 'kabupaten' as pemilik, indikator.indikator, sasaran.sasaran, ${measured(year.posisi)}
      from ${inYear('sasaran_strategis_rpjmd', year.tahun)} r
      join ${inYear('sasaran_strategis', year.tahun)} sasaran on sasaran.id = r.sasaran_strategis_id
      join ${inYear('indikator_sasaran_strategis', year.tahun)} indikator
        on indikator.id = r.indikator_sasaran_strategis_id
      where r.tahun_mulai = ${year.tahunMulai} and r.deleted_at is null
        and ${matches(sql`indikator.indikator || ' ' || sasaran.sasaran`)}
      union all
      select 'pd', r.iku, r.sasaran_strategis_satker, ${measured(year.posisi)}
      from ${visibleGoals(visibility, year.tahun)} r
      where r.tahun_mulai = ${year.tahunMulai} and r.deleted_at is null
        and ${isVisible(visibility, sql`r.satuan_kerja_id`, year.tahun)}
        and ${matches(sql`r.iku || ' ' || r.sasaran_strategis_satker`)}
    ) content
    order by pemilik, indikator, id limit ${MOST}`.execute(db);
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
  const below =
    pemilik === 'kabupaten' ? unitGoalsBelow(year, visibility, id) : programsBelow(year, visibility, id);
  const { rows } = await sql<Pick<IndikatorDetail, 'jumlah_bawah' | 'meleset'>>`
    with bawah as (${below})
    select count(*) filter (where capaian is not null)::integer as jumlah_bawah,
      coalesce(json_agg(bawah order by capaian, indikator)
        filter (where capaian < ${diagramConstants.capaianThreshold}), '[]') as meleset
    from bawah`.execute(db);
  const definisi_berubah = await listDefinisiBerubah(db, year, visibility, { pemilik, id });
  return { iku, definisi_berubah, ...(rows[0] ?? { jumlah_bawah: 0, meleset: [] }) };
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

const unitGoalsBelow = ({ tahun, tahunMulai, posisi }: PeriodYear, visibility: Visibility, id: number) => sql`
  select r.iku as indikator, ${measured(posisi)}, (
    select coalesce(json_agg(distinct p.penyebab_kegagalan), '[]') from kinerja_program p
    where p.sasaran_strategis_pd_id = r.id and p.tahun_kinerja = ${tahun} and p.deleted_at is null
      and p.penyebab_kegagalan is not null) as penyebab
  from ${visibleGoals(visibility, tahun)} r
  where r.sasaran_strategis_rpjmd_id = ${id} and r.tahun_mulai = ${tahunMulai} and r.deleted_at is null
    and ${isVisible(visibility, sql`r.satuan_kerja_id`, tahun)}`;

const programsBelow = ({ tahun }: PeriodYear, visibility: Visibility, id: number) => sql`
  select r.indikator, ${measured(null)},
    case when r.penyebab_kegagalan is null then '[]'::json else json_build_array(r.penyebab_kegagalan) end as penyebab
  from kinerja_program r
  where r.sasaran_strategis_pd_id = ${id} and r.tahun_kinerja = ${tahun} and r.deleted_at is null
    and ${isVisible(visibility, sql`r.satuan_kerja_id`, tahun)}`;
