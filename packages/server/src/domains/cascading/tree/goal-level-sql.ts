import { type RawBuilder, sql } from 'kysely';
import {
  capaianSql,
  efisiensiSql,
  fiveYearMeasure,
  pertumbuhanSql,
  previousRealisasi,
  yearColumn,
} from '../../../kit/kinerja-sql/derived-sql';
import { inYear } from '../../../kit/kinerja-sql/in-year';
import { bayanganColumn, nodeColumns, yearColumns } from '../../../kit/kinerja-sql/node-columns';
import { visibleGoals } from '../../../kit/kinerja-sql/visible-goals';
import { visibleRegencyRows } from '../../../kit/kinerja-sql/visible-regency-rows';
import { csfLists } from './companion-sql';
import { pkOfYear } from './pk-sql';
import { levelRows, ownUnit, type TreeScope } from './tree-scope';

/** Goals of units: id, parent, own or contributed, unit, JSON of their own fields. */
export function pdRows(scope: TreeScope): RawBuilder<unknown> {
  const level = 'sasaran-strategis-pd';
  const period = sql`asli.tahun_mulai = ${scope.tahunMulai}`;
  const own = sql`${period} and ${ownUnit(scope, sql`asli.satuan_kerja_id`)}`;
  return sql`
    select r.id, r.induk_id, r.is_cross, r.satuan_kerja_id, row_to_json(content)::text as node
    from (${levelRows(level, visibleGoals(scope.visibility, scope.tahun), 'sasaran_strategis_rpjmd_id', own, period)}) r
    join unit using (satuan_kerja_id)
    cross join lateral (
      select ${nodeColumns(pkOfYear(scope, level))}, ${yearColumns(scope.posisi)}, r.skp, r.is_cross,
        case r.render_status when 'hide' then '"hide"'::json else to_json(r.render_status::integer) end as render_status,
        r.sasaran_strategis_satker, r.iku, r.definisi_operasional, r.is_kinerja_direktur_rsud,
        ${bayanganColumn}
    ) content`;
}

/** Goals of the regency: in a unit's tree those it works for, in the whole tree all of them. */
export function rpjmdRows(scope: TreeScope): RawBuilder<unknown> {
  const { tahun, posisi, tahunMulai, satuanKerjaId, visibility } = scope;
  const realisasi = yearColumn('r', 'realisasi', posisi);
  const isShown =
    satuanKerjaId === null
      ? sql<boolean>`true`
      : sql<boolean>`asli.id = any(array(select induk_id from baris_pd where not is_cross))`;
  return sql`
    select r.id, null::bigint as induk_id, false as is_cross, row_to_json(content)::text as node
    from ${visibleRegencyRows('sasaran_strategis_rpjmd', visibility, tahun, isShown)} r
    join ${inYear('sasaran_strategis', tahun)} sasaran on sasaran.id = r.sasaran_strategis_id
    join ${inYear('indikator_sasaran_strategis', tahun)} indikator
      on indikator.id = r.indikator_sasaran_strategis_id
    join (select satuan_kerja_id, json_build_object('satuan_kerja_id', satuan_kerja_id,
      'satuan_kerja_nama', satuan_kerja_nama, 'singkatan', singkatan) as satuan_kerja from satuan_kerja) unit
      using (satuan_kerja_id)
    cross join lateral (
      select ${csfLists} from kinerja_csf
      where level = 'sasaran-strategis-rpjmd' and kinerja_id = r.id and tahun = ${tahun} and deleted_at is null
    ) csf
    left join (${ownBudget}) bawah on bawah.induk_id = r.id
    cross join lateral (
      select ${nodeColumns(pkOfYear(scope, 'pemda'))}, unit.satuan_kerja,
        coalesce(csf.tercapai, '[]') as kinerja_tercapai, coalesce(csf.tidak_tercapai, '[]') as kinerja_tidak_tercapai,
        ${yearColumns(posisi)}, false as skp, 1 as render_status,
        json_build_object('id', sasaran.id, 'nomor', sasaran.nomor, 'sasaran', sasaran.sasaran) as sasaran_strategis,
        json_build_object('id', indikator.id, 'nomor', indikator.nomor, 'indikator', indikator.indikator)
          as indikator_sasaran_strategis,
        ${indikatorMerge(tahun)} as indikator_merge,
        trim_scale(${yearColumn('r', 'rata_nasional', posisi)}) as rata_nasional, r.label_pembanding,
        ${pertumbuhanSql(realisasi, previousRealisasi('r', posisi))} as perbandingan_realisasi_tahun,
        ${capaianSql(fiveYearMeasure('r', posisi, 5))} as perbandingan_realisasi_target,
        ${efisiensiSql(yearColumn('r', 'capaian', posisi), sql`bawah.pagu`, sql`bawah.terpakai`)}
          as efisiensi_sumber_daya
    ) content
    where r.tahun_mulai = ${tahunMulai} and r.deleted_at is null`;
}

/** Budget of the programmes below a regency goal, contributed ones left out. */
const ownBudget = sql`
  select pd.induk_id, sum(program.pagu) as pagu, sum(program.terpakai) as terpakai
  from baris_pd pd join baris_program program on program.induk_id = pd.id and not program.is_cross
  where not pd.is_cross group by pd.induk_id`;

const indikatorMerge = (tahun: number) => sql`coalesce((
  select json_agg(json_build_object('id', lain.id, 'indikator', lain.indikator) order by lain.nomor, lain.id)
  from ${inYear('indikator_sasaran_strategis', tahun)} lain
  where r.indikator_merge @> to_jsonb(lain.id) and lain.deleted_at is null), '[]')`;
