import { type IndikatorHit, SEARCH_LIMIT } from '@selaras/contracts';
import type { Pencarian } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { inYear } from '../../../kit/kinerja-sql/in-year';
import { rankSql, searchSql, textHas } from '../../../kit/text/text-match';
import { isVisible, type Visibility } from '../../../kit/visibility/visibility';

export interface SearchScope {
  /** What was typed: where it stands word for word comes first, what means the same last. */
  readonly search: Pencarian;
  readonly tahun: number;
  readonly tahunMulai: number;
  readonly visibility: Visibility;
  /** Its indicators come before those of others. */
  readonly ownUnit: number | null;
}

const matches = (text: RawBuilder<unknown>, { search }: SearchScope, words?: RawBuilder<unknown>) =>
  searchSql(search, (one) => textHas(text, one, words));

/** The best rows of one level; `rows` gives id, indikator, sasaran and satuan_kerja_id. */
const best = (level: string, tingkat: number, rows: RawBuilder<unknown>, scope: SearchScope) => sql`
  (select ${level} as level, ${tingkat}::integer as tingkat, temuan.*,
    greatest(1, ${rankSql(scope.search, sql`indikator`, (one) => textHas(sql`indikator || ' ' || sasaran`, one))})
      as peringkat,
    satuan_kerja_id is distinct from ${scope.ownUnit}::bigint as unit_lain
  from (${rows}) temuan
  order by peringkat, unit_lain, indikator, id
  limit ${SEARCH_LIMIT})`;

/** Branches of the tree that are shown at all. */
const drawn = (pd: RawBuilder<unknown>, { tahun }: SearchScope) => sql`
  exists (select from ${inYear('sasaran_strategis_pd', tahun)} pd where pd.id = ${pd} and pd.render_status = '1')`;

const annual = (table: string, parent: RawBuilder<unknown>, scope: SearchScope) => sql`
  select r.id, r.indikator, r.sasaran, r.satuan_kerja_id from ${sql.table(table)} r
  where ${matches(sql`r.sasaran || ' ' || r.indikator`, scope, sql`kata_cari(r.indikator || ' ' || r.sasaran)`)}
    and r.deleted_at is null
    and r.tahun_kinerja = ${scope.tahun} and ${isVisible(scope.visibility, sql`r.satuan_kerja_id`, scope.tahun)}
    and ${parent}`;

const drawnProgram = (id: RawBuilder<unknown>, scope: SearchScope) => sql`
  exists (select from kinerja_program program where program.id = ${id}
    and ${drawn(sql`program.sasaran_strategis_pd_id`, scope)})`;

const drawnKegiatan = (id: RawBuilder<unknown>, scope: SearchScope) => sql`
  exists (select from kinerja_kegiatan kegiatan where kegiatan.id = ${id}
    and ${drawnProgram(sql`kegiatan.kinerja_program_id`, scope)})`;

const pd = (scope: SearchScope) => sql`
  select r.id, r.iku as indikator, r.sasaran_strategis_satker as sasaran, r.satuan_kerja_id
  from ${inYear('sasaran_strategis_pd', scope.tahun)} r
  where ${matches(sql`r.iku || ' ' || r.sasaran_strategis_satker`, scope)} and r.deleted_at is null
    and r.tahun_mulai = ${scope.tahunMulai} and r.render_status = '1'
    and ${isVisible(scope.visibility, sql`r.satuan_kerja_id`, scope.tahun)}`;

/** A goal of the regency stands in the trees of the units that work for it: of its leader, if it is one of them. */
const rpjmd = (scope: SearchScope) => sql`
  select r.id, indikator.indikator, sasaran.sasaran, wadah.satuan_kerja_id
  from ${inYear('sasaran_strategis_rpjmd', scope.tahun)} r
  join ${inYear('sasaran_strategis', scope.tahun)} sasaran on sasaran.id = r.sasaran_strategis_id
  join ${inYear('indikator_sasaran_strategis', scope.tahun)} indikator
    on indikator.id = r.indikator_sasaran_strategis_id
  cross join lateral (
    select pd.satuan_kerja_id from ${inYear('sasaran_strategis_pd', scope.tahun)} pd
    where pd.sasaran_strategis_rpjmd_id = r.id and pd.deleted_at is null and pd.tahun_mulai = r.tahun_mulai
      and ${isVisible(scope.visibility, sql`pd.satuan_kerja_id`, scope.tahun)}
    order by pd.satuan_kerja_id <> r.satuan_kerja_id, pd.satuan_kerja_id
    limit 1
  ) wadah
  where r.tahun_mulai = ${scope.tahunMulai} and r.deleted_at is null
    and ${matches(
      sql`concat_ws(' ', case when indikator.deleted_at is null then indikator.indikator end,
        case when sasaran.deleted_at is null then sasaran.sasaran end)`,
      scope,
    )}`;

/** At most `SEARCH_LIMIT` indicators of all levels, word for word first, the own unit before others, from top to bottom. */
export async function findIndikator(db: Kysely<Tables>, scope: SearchScope): Promise<IndikatorHit[]> {
  const levels = sql.join(
    [
      best('sasaran-strategis-rpjmd', 0, rpjmd(scope), scope),
      best('sasaran-strategis-pd', 1, pd(scope), scope),
      best(
        'kinerja-program',
        2,
        annual('kinerja_program', drawn(sql`r.sasaran_strategis_pd_id`, scope), scope),
        scope,
      ),
      best(
        'kinerja-kegiatan',
        3,
        annual('kinerja_kegiatan', drawnProgram(sql`r.kinerja_program_id`, scope), scope),
        scope,
      ),
      best(
        'kinerja-sub-kegiatan',
        4,
        annual('kinerja_sub_kegiatan', drawnKegiatan(sql`r.kinerja_kegiatan_id`, scope), scope),
        scope,
      ),
    ],
    sql` union all `,
  );
  const { rows } = await sql<IndikatorHit>`
    select level, id, indikator, sasaran,
      json_build_object('satuan_kerja_id', satuan_kerja_id, 'satuan_kerja_nama', satuan_kerja_nama,
        'singkatan', singkatan) as satuan_kerja
    from (${levels}) semua join satuan_kerja using (satuan_kerja_id)
    order by peringkat, unit_lain, tingkat, indikator, id
    limit ${SEARCH_LIMIT}`.execute(db);
  return rows;
}
