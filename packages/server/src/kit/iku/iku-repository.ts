import type { DaftarIku, daftarIkuCalls, IkuCard, Page, QueryOf } from '@selaras/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import {
  capaianSql,
  efisiensiSql,
  fiveYearMeasure,
  pertumbuhanSql,
  previousRealisasi,
  yearColumn,
} from '../kinerja-sql/derived-sql';
import { fiveYears, storedYears } from '../kinerja-sql/five-years';
import { inYear } from '../kinerja-sql/in-year';
import { statusSql } from '../kinerja-sql/status-sql';
import { visibleGoals } from '../kinerja-sql/visible-goals';
import { visibleRegencyRows } from '../kinerja-sql/visible-regency-rows';
import { type PageAsked, readPage } from '../paging/read-page';
import { textFits } from '../text/text-match';
import { isVisible, type Visibility } from '../visibility/visibility';
import { budgetBelowGoals } from './budget-below';
import type { PeriodYear } from './period-year';

const angka = (value: RawBuilder<unknown>, name: string) => sql`trim_scale(${value}) as ${sql.ref(name)}`;

const cardColumns = ({ tahunMulai, posisi }: PeriodYear) => {
  const realisasi = yearColumn('r', 'realisasi', posisi);
  return sql`
    r.id, r.satuan, r.polaritas, ${angka(sql`r.range_min`, 'range_min')}, ${angka(sql`r.range_max`, 'range_max')},
    ${angka(yearColumn('r', 'target', posisi), 'target')}, ${angka(realisasi, 'realisasi')},
    ${angka(yearColumn('r', 'capaian', posisi), 'capaian')},
    ${angka(yearColumn('r', 'rata_nasional', posisi), 'rata_nasional')}, r.label_pembanding,
    ${angka(previousRealisasi('r', posisi), 'realisasi_tahun_lalu')},
    ${pertumbuhanSql(realisasi, previousRealisasi('r', posisi))} as perbandingan_realisasi_tahun,
    ${capaianSql(fiveYearMeasure('r', posisi, 5))} as perbandingan_realisasi_target,
    ${fiveYears(tahunMulai, storedYears('r', ['target', 'realisasi']))} as tren,
    json_build_object('satuan_kerja_id', unit.satuan_kerja_id, 'satuan_kerja_nama', unit.satuan_kerja_nama,
      'singkatan', unit.singkatan) as satuan_kerja`;
};

type Cards = RawBuilder<unknown>;

/** The regency's indicators: what they are ordered and searched by, and their card as JSON. */
const regencyCards = (tahun: PeriodYear, visibility: Visibility): Cards => sql`
  select r.id, 0 as satuan_kerja_id, unit.satuan_kerja_nama, content.sasaran, content.indikator, content.capaian,
    row_to_json(content) as content
  from ${visibleRegencyRows('sasaran_strategis_rpjmd', visibility, tahun.tahun)} r
  join satuan_kerja unit using (satuan_kerja_id)
  join ${inYear('sasaran_strategis', tahun.tahun)} sasaran on sasaran.id = r.sasaran_strategis_id
  join ${inYear('indikator_sasaran_strategis', tahun.tahun)} indikator
    on indikator.id = r.indikator_sasaran_strategis_id
  left join (${budgetBelowGoals(tahun)}) bawah on bawah.id = r.id
  cross join lateral (
    select ${cardColumns(tahun)}, indikator.id as indikator_id, sasaran.sasaran, indikator.indikator,
      ${efisiensiSql(yearColumn('r', 'capaian', tahun.posisi), sql`bawah.pagu`, sql`bawah.terpakai`)}
        as efisiensi_sumber_daya,
      json_build_object('pagu', bawah.pagu, 'realisasi', bawah.terpakai) as anggaran
  ) content
  where r.tahun_mulai = ${tahun.tahunMulai} and r.deleted_at is null`;

/** The same of units, without figures of years whose plan is a draft to this reader. */
const unitCards = (tahun: PeriodYear, visibility: Visibility): Cards => sql`
  select r.id, r.satuan_kerja_id, unit.satuan_kerja_nama, content.sasaran, content.indikator, content.capaian,
    row_to_json(content) as content
  from ${visibleGoals(visibility, tahun.tahun)} r
  join satuan_kerja unit using (satuan_kerja_id)
  cross join lateral (
    select ${cardColumns(tahun)}, null::bigint as indikator_id, r.sasaran_strategis_satker as sasaran, r.iku as indikator,
      null::json as efisiensi_sumber_daya, null::json as anggaran
  ) content
  where r.tahun_mulai = ${tahun.tahunMulai} and r.deleted_at is null`;

async function readCards(db: Kysely<Tables>, cards: Cards, where: Cards = sql`true`): Promise<IkuCard[]> {
  const { rows } = await sql<{ content: IkuCard }>`
    select content from (${cards}) iku where ${where} order by id`.execute(db);
  return rows.map(({ content }) => content);
}

/** Key indicators of the regent, open to everybody; the budget below them is that of final plans. */
export const findIkuKabupaten = (
  db: Kysely<Tables>,
  tahun: PeriodYear,
  visibility: Visibility,
): Promise<IkuCard[]> => readCards(db, regencyCards(tahun, visibility));

/** Key indicators of one unit's head, without figures of years whose plan is a draft to this reader. */
export const findIkuPd = (
  db: Kysely<Tables>,
  satuanKerjaId: number,
  tahun: PeriodYear,
  visibility: Visibility,
): Promise<IkuCard[]> =>
  readCards(db, unitCards(tahun, visibility), sql`iku.satuan_kerja_id = ${satuanKerjaId}`);

/** One page of the regency's indicators and, after them, of the units whose plan the reader sees. */
export function listIkuCards(
  db: Kysely<Tables>,
  tahun: PeriodYear,
  visibility: Visibility,
  {
    tingkat,
    capaian,
    q,
    page,
  }: Omit<QueryOf<typeof daftarIkuCalls.masuk>, 'page'> & { readonly page: PageAsked },
): Promise<Page<DaftarIku>> {
  const searched = sql`concat_ws(' ', iku.indikator, iku.sasaran, iku.satuan_kerja_nama)`;
  const conditions = [
    tingkat && sql`iku.tingkat = ${tingkat}`,
    capaian && statusSql(sql`iku.capaian`, sql`false`)[capaian],
    textFits(searched, q),
  ].filter((condition) => condition !== undefined);
  return readPage<DaftarIku>(
    db,
    sql`
      select array[iku.satuan_kerja_id, iku.id] as urutan,
        iku.content::jsonb || jsonb_build_object('tingkat', iku.tingkat) as content
      from (
        select 'kabupaten' as tingkat, cards.* from (${regencyCards(tahun, visibility)}) cards
        union all
        select 'pd', cards.* from (${unitCards(tahun, visibility)}) cards
        where ${isVisible(visibility, sql`cards.satuan_kerja_id`, tahun.tahun)}
      ) iku
      where ${sql.join([sql`true`, ...conditions], sql` and `)}`,
    page,
  );
}
