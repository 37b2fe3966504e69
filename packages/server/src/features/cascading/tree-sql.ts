import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import { strongEtag } from '../../plugins/etag';
import { isVisible, publicVisibility, type Visibility } from '../visibility/visibility';
import {
  capaianSql,
  efisiensiSql,
  fiveYearUkuran,
  pertumbuhanSql,
  previousRealisasi,
  yearColumn,
} from './derived-sql';
import {
  bayanganColumn,
  kinerjaColumns,
  nodeColumns,
  type Pembaca,
  pengampuJoins,
  yearColumns,
} from './node-columns';

export interface TreeScope {
  readonly tahun: number;
  readonly tahunMulai: number;
  /** Position of the year in its period, 1 to 5. */
  readonly posisi: number;
  /** null for the whole regency. */
  readonly satuanKerjaId: number | null;
  readonly visibility: Visibility;
  readonly pembaca: Pembaca;
}

/** One annual level of the tree. */
interface Level {
  readonly level: string;
  readonly table: string;
  readonly parentColumn: string;
  /** Budget nomenclature of the level. */
  readonly nomenklatur: string;
  /** Name of the level below, whose boxes hang under these. */
  readonly anak?: string;
  readonly own: RawBuilder<unknown>;
}

const subKegiatan: Level = {
  level: 'kinerja-sub-kegiatan',
  table: 'kinerja_sub_kegiatan',
  parentColumn: 'kinerja_kegiatan_id',
  nomenklatur: 'sub_kegiatan',
  own: sql`
    coalesce(r.indikator_kemendagri, nama.indikator_kemendagri) as indikator_kemendagri, r.is_external,
    coalesce(r.penyebab_kegagalan, penyebab.penyebab) as penyebab_kegagalan,
    coalesce(langkah.langkah, '[]') as kinerja_langkah_aksi`,
};

const kegiatan: Level = {
  level: 'kinerja-kegiatan',
  table: 'kinerja_kegiatan',
  parentColumn: 'kinerja_program_id',
  nomenklatur: 'kegiatan',
  anak: 'kinerja_sub_kegiatan',
  own: sql`r.penyebab_kegagalan`,
};

const program: Level = {
  level: 'kinerja-program',
  table: 'kinerja_program',
  parentColumn: 'sasaran_strategis_pd_id',
  nomenklatur: 'program',
  anak: 'kinerja_kegiatan',
  own: sql`r.penyebab_kegagalan, r.is_kinerja_direktur_to_wakil_direktur_rsud`,
};

/**
 * The tree as JSON text, put together by the database level by level from the leaves upwards: each level is one pass
 * over its rows, hung under its parents by one grouping. Cross-cutting rows are rows of other units under a parent of
 * this one; they come without children (spec 1 §3). One row: `data`, `jumlah`.
 */
export function treeQuery(scope: TreeScope): RawBuilder<{ data: string; jumlah: number }> {
  return sql`with
    unit as materialized (${unitRows(scope)}),
    silang as materialized (${crossRows(scope)}),
    lingkup as materialized (${unitsInTree(scope)}),
    kinerja_sub_kegiatan_anak as (${annualLevel(scope, subKegiatan)}),
    kinerja_kegiatan_anak as (${annualLevel(scope, kegiatan)}),
    kinerja_program_anak as (${annualLevel(scope, program)}),
    sasaran_strategis_pd_anak as (${pdLevel(scope)})
    ${rootLevel(scope)}`;
}

/** Changes whenever the query does, so that nobody keeps a tree of the old form after an upgrade. */
export function treeFormat(db: Kysely<Tables>): string {
  const sample = {
    tahun: 0,
    tahunMulai: 0,
    posisi: 1,
    visibility: publicVisibility,
    pembaca: 'masuk',
  } as const;
  const texts = [1, null].map((satuanKerjaId) => treeQuery({ ...sample, satuanKerjaId }).compile(db).sql);
  return strongEtag(...texts);
}

const ownUnit = ({ satuanKerjaId }: TreeScope, column: RawBuilder<unknown>) =>
  satuanKerjaId === null ? sql`true` : sql`${column} = ${satuanKerjaId}`;

/** Units whose data the reader may see, each with its JSON. */
const unitRows = ({ visibility, tahun }: TreeScope) => sql`
  select satuan_kerja_id, json_build_object('satuan_kerja_id', satuan_kerja_id,
    'satuan_kerja_nama', satuan_kerja_nama, 'singkatan', singkatan) as satuan_kerja
  from satuan_kerja where ${isVisible(visibility, sql`satuan_kerja.satuan_kerja_id`, tahun)}`;

/** Approved contributions of visible units; those to a regency goal stand in every tree that shows the goal. */
const crossRows = (scope: TreeScope) => sql`
  select c.level_anak, c.induk_id, c.anak_id, c.satuan_kerja_id
  from kinerja_cross c
  where c.tahun = ${scope.tahun} and c.status = 'disetujui' and c.deleted_at is null
    and (${ownUnit(scope, sql`c.satuan_kerja_induk_id`)} or ${belowOwnGoal(scope)})
    and c.satuan_kerja_id in (select satuan_kerja_id from unit)`;

const belowOwnGoal = ({ satuanKerjaId }: TreeScope) => sql`
  (c.level_induk = 'sasaran-strategis-rpjmd' and c.induk_id in (
    select sasaran_strategis_rpjmd_id from sasaran_strategis_pd where satuan_kerja_id = ${satuanKerjaId}))`;

/** Units with a row in this tree below the goals: its own and its contributors. */
const unitsInTree = ({ satuanKerjaId }: TreeScope) =>
  satuanKerjaId === null
    ? sql`select satuan_kerja_id from unit`
    : sql`select ${satuanKerjaId}::bigint as satuan_kerja_id union select satuan_kerja_id from silang`;

const inTree = (tahun: RawBuilder<unknown>, scope: TreeScope) => sql`
  ${tahun} = ${scope.tahun} and deleted_at is null and satuan_kerja_id in (select satuan_kerja_id from lingkup)`;

const csfLists = sql`
  json_agg(json_build_object('id', id, 'catatan', catatan) order by id)
    filter (where jenis = 'tercapai') as tercapai,
  json_agg(json_build_object('id', id, 'catatan', catatan) order by id)
    filter (where jenis = 'tidak_tercapai') as tidak_tercapai`;

/** Grouped per level in the place of use: a shared list would be searched from its start for every node. */
const csfJoin = (scope: TreeScope, level: string) => sql`
  left join (
    select kinerja_id, ${csfLists}
    from kinerja_csf where ${inTree(sql`tahun`, scope)} and level = ${level} group by kinerja_id
  ) csf on csf.kinerja_id = r.id`;

const solusiJoin = (scope: TreeScope, level: string) => sql`
  left join (
    select kinerja_id, json_agg(json_build_object('id', id, 'solusi', solusi) order by id) as solusi
    from solusi where ${inTree(sql`tahun`, scope)} and level = ${level} group by kinerja_id
  ) solusi on solusi.kinerja_id = r.id`;

/** What only the leaves have: causes by quarter and action steps. */
const leafJoins = (scope: TreeScope) => sql`
  left join (
    select kinerja_sub_kegiatan_id, string_agg(penyebab, '; ' order by triwulan, id) as penyebab
    from penyebab_kegagalan where ${inTree(sql`tahun_kinerja`, scope)} group by kinerja_sub_kegiatan_id
  ) penyebab on penyebab.kinerja_sub_kegiatan_id = r.id
  left join (
    select kinerja_sub_kegiatan_id, json_agg(json_build_object('id', id) order by id) as langkah
    from kinerja_langkah_aksi where ${inTree(sql`tahun_kinerja`, scope)} group by kinerja_sub_kegiatan_id
  ) langkah on langkah.kinerja_sub_kegiatan_id = r.id`;

/** Rows of one level under their parents: the unit's own, then those that others contribute. */
const levelRows = (
  level: string,
  table: string,
  parent: string,
  own: RawBuilder<unknown>,
  cross: RawBuilder<unknown>,
) => sql`
  select ${sql.ref(parent)} as induk_id, false as is_cross, asli.* from ${sql.table(table)} asli
  where ${own} and asli.deleted_at is null
  union all
  select silang.induk_id, true, asli.* from silang
  join ${sql.table(table)} asli on asli.id = silang.anak_id and ${cross} and asli.deleted_at is null
  where silang.level_anak = ${level}`;

/** Boxes of a level grouped by parent, own and contributed apart, with the number of own boxes below and the budget. */
const grouped = (rows: RawBuilder<unknown>) => sql`
  select induk_id,
    json_agg(simpul order by id) filter (where not is_cross) as anak,
    json_agg(simpul order by id) filter (where is_cross) as silang,
    coalesce(sum(jumlah) filter (where not is_cross), 0) as jumlah,
    sum(pagu) filter (where not is_cross) as pagu,
    sum(terpakai) filter (where not is_cross) as terpakai
  from (${rows}) baris group by induk_id`;

const childColumns = (name: string) => sql`
  case when r.is_cross then '[]' else coalesce(bawah.anak, '[]') end as ${sql.ref(name)},
  case when r.is_cross then '[]' else coalesce(bawah.silang, '[]') end as ${sql.ref(`${name}_cross`)}`;

function annualLevel(
  scope: TreeScope,
  { level, table, parentColumn, nomenklatur, anak, own }: Level,
): RawBuilder<unknown> {
  const year = sql`asli.tahun_kinerja = ${scope.tahun}`;
  return grouped(sql`
    select r.induk_id, r.is_cross, r.id, row_to_json(isi) as simpul,
      ${anak === undefined ? sql`1` : sql`1 + coalesce(bawah.jumlah, 0)`} as jumlah,
      r.anggaran as pagu, r.realisasi_anggaran as terpakai
    from (${levelRows(level, table, parentColumn, sql`${year} and ${ownUnit(scope, sql`asli.satuan_kerja_id`)}`, year)}) r
    join unit using (satuan_kerja_id)
    ${csfJoin(scope, level)}
    ${solusiJoin(scope, level)}
    left join ${sql.table(nomenklatur)} nama on nama.id = ${sql.ref(`r.${nomenklatur}_id`)}
    ${pengampuJoins}
    ${anak === undefined ? leafJoins(scope) : sql`left join ${sql.table(`${anak}_anak`)} bawah on bawah.induk_id = r.id`}
    cross join lateral (
      select ${kinerjaColumns(scope.pembaca)}, ${own},
        case when nama.id is not null then
          json_build_object('id', nama.id, 'kode', nama.kode, 'nama', nama.nama) end as ${sql.ref(nomenklatur)}
        ${anak === undefined ? sql`` : sql`, ${childColumns(anak)}`}
    ) isi`);
}

function pdLevel(scope: TreeScope): RawBuilder<unknown> {
  const level = 'sasaran-strategis-pd';
  const period = sql`asli.tahun_mulai = ${scope.tahunMulai}`;
  const own = sql`${period} and ${ownUnit(scope, sql`asli.satuan_kerja_id`)}`;
  return grouped(sql`
    select r.induk_id, r.is_cross, r.id, row_to_json(isi) as simpul,
      1 + coalesce(bawah.jumlah, 0) as jumlah, bawah.pagu, bawah.terpakai
    from (${levelRows(level, 'sasaran_strategis_pd', 'sasaran_strategis_rpjmd_id', own, period)}) r
    join unit using (satuan_kerja_id)
    ${csfJoin(scope, level)}
    left join kinerja_program_anak bawah on bawah.induk_id = r.id
    cross join lateral (
      select ${nodeColumns(scope.pembaca)}, ${yearColumns(scope.posisi)}, r.skp, r.is_cross,
        case r.render_status when 'hide' then '"hide"'::json else to_json(r.render_status::integer) end as render_status,
        r.sasaran_strategis_satker, r.iku, r.definisi_operasional, r.is_kinerja_direktur_rsud,
        ${bayanganColumn}, ${childColumns('kinerja_program')}
    ) isi`);
}

/** Goals of the regency: in a unit's tree those it works for, in the whole tree all of them. */
function rootLevel(scope: TreeScope): RawBuilder<unknown> {
  const { tahun, posisi, tahunMulai, satuanKerjaId, pembaca } = scope;
  const realisasi = yearColumn('r', 'realisasi', posisi);
  return sql`
    select coalesce(json_agg(row_to_json(isi) order by r.id)::text, '[]') as data,
      coalesce(sum(1 + coalesce(bawah.jumlah, 0)), 0)::integer as jumlah
    from sasaran_strategis_rpjmd r
    join sasaran_strategis sasaran on sasaran.id = r.sasaran_strategis_id
    join indikator_sasaran_strategis indikator on indikator.id = r.indikator_sasaran_strategis_id
    join (select satuan_kerja_id, json_build_object('satuan_kerja_id', satuan_kerja_id,
      'satuan_kerja_nama', satuan_kerja_nama, 'singkatan', singkatan) as satuan_kerja from satuan_kerja) unit
      using (satuan_kerja_id)
    cross join lateral (
      select ${csfLists} from kinerja_csf
      where level = 'sasaran-strategis-rpjmd' and kinerja_id = r.id and tahun = ${tahun} and deleted_at is null
    ) csf
    ${satuanKerjaId === null ? sql`left join` : sql`join`} sasaran_strategis_pd_anak bawah
      on bawah.induk_id = r.id ${satuanKerjaId === null ? sql`` : sql`and bawah.anak is not null`}
    cross join lateral (
      select ${nodeColumns(pembaca)}, ${yearColumns(posisi)}, false as skp, 1 as render_status,
        json_build_object('id', sasaran.id, 'nomor', sasaran.nomor, 'sasaran', sasaran.sasaran) as sasaran_strategis,
        json_build_object('id', indikator.id, 'nomor', indikator.nomor, 'indikator', indikator.indikator)
          as indikator_sasaran_strategis,
        ${indikatorMerge} as indikator_merge,
        trim_scale(${yearColumn('r', 'rata_nasional', posisi)}) as rata_nasional, r.label_pembanding,
        ${pertumbuhanSql(realisasi, previousRealisasi('r', posisi))} as perbandingan_realisasi_tahun,
        ${capaianSql(fiveYearUkuran('r', posisi, 5))} as perbandingan_realisasi_target,
        ${efisiensiSql(yearColumn('r', 'capaian', posisi), sql`bawah.pagu`, sql`bawah.terpakai`)}
          as efisiensi_sumber_daya,
        coalesce(bawah.anak, '[]') as sasaran_strategis_pd,
        coalesce(bawah.silang, '[]') as sasaran_strategis_pd_cross
    ) isi
    where r.tahun_mulai = ${tahunMulai} and r.deleted_at is null`;
}

const indikatorMerge = sql`coalesce((
  select json_agg(json_build_object('id', lain.id, 'indikator', lain.indikator) order by lain.nomor, lain.id)
  from indikator_merge gabung
  join indikator_sasaran_strategis lain on lain.id = gabung.indikator_sasaran_strategis_id
  where gabung.sasaran_strategis_rpjmd_id = r.id and lain.deleted_at is null), '[]')`;
