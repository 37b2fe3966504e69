import {
  type JenisSalinan,
  kunciTeks,
  type Polaritas,
  periodStartOf,
  type SumberSalinan,
  type TujuanSalinan,
  yearPosition,
} from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { inYear } from '../../../kit/kinerja-sql/in-year';

/** A row of the plan that is copied, with what its preview shows. */
export interface BarisSumber extends SumberSalinan {
  readonly versi: number;
  readonly sasaran: string | null;
  readonly satuan: string | null;
  readonly target: number | null;
  readonly polaritas: Polaritas | null;
  readonly range_min: number | null;
  readonly range_max: number | null;
  readonly anggaran: number | null;
  readonly kamus: boolean;
  readonly csf: number;
}

interface Unit {
  readonly unit: number;
  readonly tahun: number;
}

const levels = [
  { jenis: 'kinerja-program', nomenklatur: 'program', induk: 'sasaran_strategis_pd_id' },
  { jenis: 'kinerja-kegiatan', nomenklatur: 'kegiatan', induk: 'kinerja_program_id' },
  { jenis: 'kinerja-sub-kegiatan', nomenklatur: 'sub_kegiatan', induk: 'kinerja_kegiatan_id' },
] as const;

/** Order in which rows are written and shown: what stands above comes first. */
const URUTAN: Readonly<Record<JenisSalinan, number>> = {
  program: 0,
  kegiatan: 1,
  sub_kegiatan: 2,
  'sasaran-strategis-pd': 3,
  'kinerja-program': 4,
  'kinerja-kegiatan': 5,
  'kinerja-sub-kegiatan': 6,
  'kinerja-langkah-aksi': 7,
};

const none = {
  text: sql`null::text`,
  figure: sql`null::numeric`,
  id: sql`null::bigint`,
};

/** The plan of a unit and year: nomenclature, goals, performances and steps. Targets of goals are those of `angka`. */
export async function readRencana(
  db: Kysely<Tables>,
  { unit, tahun }: Unit,
  angka = tahun,
): Promise<BarisSumber[]> {
  const of = sql`r.satuan_kerja_id = ${unit} and r.deleted_at is null`;
  const period = periodStartOf(tahun);
  const nomenklatur = (jenis: string, induk: RawBuilder<unknown>) => sql`
    select ${jenis} as jenis, ${sql.lit(URUTAN[jenis as JenisSalinan])} as urutan, r.id, r.versi, ${induk} as induk,
      ${none.id} as nomenklatur, r.kode, r.nama as indikator, ${none.text} as sasaran, ${none.text} as satuan,
      ${none.figure} as target, ${none.text} as polaritas, ${none.figure} as range_min, ${none.figure} as range_max,
      r.pagu as anggaran, null::json as pengampu, false as perbaikan, false as kamus, 0 as csf
    from ${sql.table(jenis)} r where ${of} and r.tahun_kinerja = ${tahun}`;
  const level = ({ jenis, nomenklatur: n, induk }: (typeof levels)[number]) => sql`
    select ${jenis}, ${sql.lit(URUTAN[jenis])}, r.id, r.versi, ${sql.ref(`r.${induk}`)}, ${sql.ref(`r.${n}_id`)}, n.kode,
      r.indikator, r.sasaran, r.satuan, r.target, r.polaritas, r.range_min, r.range_max, r.anggaran,
      case when r.pengampu = 'unit-kerja' and s.id is not null
          then json_build_object('jenis', 'unit-kerja', 'id', s.id, 'nama', s.jabatan_nama)
        when r.pengampu = 'tim-kerja' and t.id is not null
          then json_build_object('jenis', 'tim-kerja', 'nama', t.nama) end,
      false, exists (select from kamus_indikator k
        where k.level = ${jenis} and k.kinerja_id = r.id and k.deleted_at is null),
      (select count(*) from kinerja_csf c where c.level = ${jenis} and c.kinerja_id = r.id and c.tahun = ${tahun}
        and c.jenis = 'tercapai' and c.deleted_at is null)::integer
    from ${sql.table(jenis.replaceAll('-', '_'))} r
    left join ${sql.table(n)} n on n.id = ${sql.ref(`r.${n}_id`)}
    left join struktur_organisasi s on s.id = r.struktur_organisasi_id
    left join tim_kerja t on t.id = r.tim_kerja_id
    where ${of} and r.tahun_kinerja = ${tahun}`;
  const { rows } = await sql<BarisSumber>`
    select * from (
      ${nomenklatur('program', none.id)}
      union all ${nomenklatur('kegiatan', sql`r.parent_id`)}
      union all ${nomenklatur('sub_kegiatan', sql`r.parent_id`)}
      union all select 'sasaran-strategis-pd', ${sql.lit(URUTAN['sasaran-strategis-pd'])}, r.id, r.versi, null, null, null,
        r.iku, r.sasaran_strategis_satker, r.satuan, ${targetOf(period, angka)}, r.polaritas, r.range_min, r.range_max,
        null, null::json, false, false, 0
      from ${inYear('sasaran_strategis_pd', tahun)} r where ${of} and r.tahun_mulai = ${period}
      union all ${sql.join(levels.map(level), sql` union all `)}
      union all select 'kinerja-langkah-aksi', ${sql.lit(URUTAN['kinerja-langkah-aksi'])}, r.id, r.versi,
        r.kinerja_sub_kegiatan_id, null, null, r.indikator, r.sasaran, r.satuan,
        case when num_nonnulls(r.target_tw1, r.target_tw2, r.target_tw3, r.target_tw4) > 0
          then coalesce(r.target_tw1, 0) + coalesce(r.target_tw2, 0) + coalesce(r.target_tw3, 0) + coalesce(r.target_tw4, 0) end,
        null, null, null, r.anggaran, null::json,
        r.penyebab_kegagalan_id is not null, false, 0
      from kinerja_langkah_aksi r where ${of} and r.tahun_kinerja = ${tahun}
    ) baris order by urutan, kode nulls last, id`.execute(db);
  return rows;
}

/** A goal's target of a year, which its own period has or not. */
function targetOf(period: number | null, tahun: number): RawBuilder<unknown> {
  return period !== null && periodStartOf(tahun) === period
    ? sql.ref(`r.target_${yearPosition(tahun, period)}`)
    : none.figure;
}

/** The rows that a plan has already. */
export const tujuanOf = (rows: readonly BarisSumber[]): TujuanSalinan[] =>
  rows.map(({ jenis, id, induk, kode, indikator }) => ({ jenis, id, induk, kode, indikator }));

/** Who may own rows of the unit in the year. */
export async function readPengampu(db: Kysely<Tables>, { unit, tahun }: Unit) {
  const [jabatan, tim] = await Promise.all([
    db
      .selectFrom('struktur_organisasi')
      .where('satuan_kerja_id', '=', unit)
      .where('deleted_at', 'is', null)
      .select('id')
      .execute(),
    db
      .selectFrom('tim_kerja')
      .where('satuan_kerja_id', '=', unit)
      .where('tahun', '=', tahun)
      .where('deleted_at', 'is', null)
      .orderBy('id', 'desc')
      .select(['id', 'nama'])
      .execute(),
  ]);
  return {
    jabatan: new Set(jabatan.map(({ id }) => id)),
    tim: new Map(tim.map(({ id, nama }) => [kunciTeks(nama), id])),
  };
}

/** Earlier years in which the unit has a plan, the latest first. */
export async function listTahunSumber(
  db: Kysely<Tables>,
  { unit, tahun }: Unit,
): Promise<{ tahun: number; jumlah: number }[]> {
  const { rows } = await sql<{ tahun: number; jumlah: number }>`
    select tahun_kinerja as tahun, count(*)::integer as jumlah from (
      select tahun_kinerja from kinerja_program where satuan_kerja_id = ${unit} and deleted_at is null
      union all select tahun_kinerja from kinerja_kegiatan where satuan_kerja_id = ${unit} and deleted_at is null
      union all select tahun_kinerja from kinerja_sub_kegiatan where satuan_kerja_id = ${unit} and deleted_at is null
      union all select tahun_kinerja from kinerja_langkah_aksi where satuan_kerja_id = ${unit} and deleted_at is null
    ) baris where tahun_kinerja < ${tahun} group by 1 order by 1 desc`.execute(db);
  return rows;
}
