import { kunciTeks, periodStartOf, yearPosition } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../database/tables';
import type { ImportTarget } from '../../../../kit/import/import-kind';
import { inYear } from '../../../../kit/kinerja-sql/in-year';
import type { CascadeLevel } from './cascade-columns';

/** A performance that the unit has, as far as rows of a file are matched with it. */
export interface StoredKinerja {
  readonly level: CascadeLevel;
  readonly id: number;
  readonly induk_id: number;
  readonly kode: string | null;
  readonly indikator: string;
}

/** Everything that the texts of a file may stand for. */
export interface CascadeReferences {
  /** Performances by level and id. */
  readonly kinerja: ReadonlyMap<string, StoredKinerja>;
  /** The same by level, parent and indicator; the oldest one where they say the same twice. */
  readonly kinerjaSama: ReadonlyMap<string, StoredKinerja>;
  /** Regency goals of the period by their indicator. */
  readonly rpjmd: ReadonlyMap<string, number>;
  /** Nomenclature of the unit and year by level and code. */
  readonly nomenklatur: ReadonlyMap<string, number>;
  readonly jabatan: ReadonlyMap<string, number>;
  readonly timKerja: ReadonlyMap<string, number>;
  /** Year's place in the period, for five-year columns. */
  readonly posisi: number;
}

export const codeKey = (level: string, kode: string) => `${level} ${kode}`;
export const sameKey = (level: string, induk: number, indikator: string) =>
  `${level} ${induk} ${kunciTeks(indikator)}`;

/** Reads what a file for this unit and year may refer to. */
export async function readReferences(
  db: Kysely<Tables>,
  { unit, tahun }: ImportTarget,
): Promise<CascadeReferences> {
  const period = periodStartOf(tahun);
  const byText = async (query: ReturnType<typeof sql<{ id: number; teks: string }>>) =>
    new Map((await query.execute(db)).rows.map(({ id, teks }) => [kunciTeks(teks), id]));
  const kinerja = await sql<StoredKinerja>`
    select 'sasaran-strategis-pd' as level, id, sasaran_strategis_rpjmd_id as induk_id, null as kode, iku as indikator
      from ${inYear('sasaran_strategis_pd', tahun)} pd
      where satuan_kerja_id = ${unit} and tahun_mulai = ${period} and deleted_at is null
    union all select 'kinerja-program', k.id, k.sasaran_strategis_pd_id, n.kode, k.indikator
      from kinerja_program k left join program n on n.id = k.program_id
      where k.satuan_kerja_id = ${unit} and k.tahun_kinerja = ${tahun} and k.deleted_at is null
    union all select 'kinerja-kegiatan', k.id, k.kinerja_program_id, n.kode, k.indikator
      from kinerja_kegiatan k left join kegiatan n on n.id = k.kegiatan_id
      where k.satuan_kerja_id = ${unit} and k.tahun_kinerja = ${tahun} and k.deleted_at is null
    union all select 'kinerja-sub-kegiatan', k.id, k.kinerja_kegiatan_id, n.kode, k.indikator
      from kinerja_sub_kegiatan k left join sub_kegiatan n on n.id = k.sub_kegiatan_id
      where k.satuan_kerja_id = ${unit} and k.tahun_kinerja = ${tahun} and k.deleted_at is null
    order by id`.execute(db);
  const nomenklatur = await sql<{ level: string; kode: string; id: number }>`
    select 'kinerja-program' as level, kode, id from program
      where satuan_kerja_id = ${unit} and tahun_kinerja = ${tahun} and deleted_at is null
    union all select 'kinerja-kegiatan', kode, id from kegiatan
      where satuan_kerja_id = ${unit} and tahun_kinerja = ${tahun} and deleted_at is null
    union all select 'kinerja-sub-kegiatan', kode, id from sub_kegiatan
      where satuan_kerja_id = ${unit} and tahun_kinerja = ${tahun} and deleted_at is null`.execute(db);
  return {
    kinerja: new Map(kinerja.rows.map((row) => [codeKey(row.level, String(row.id)), row])),
    kinerjaSama: new Map(
      kinerja.rows.toReversed().map((row) => [sameKey(row.level, row.induk_id, row.indikator), row]),
    ),
    nomenklatur: new Map(nomenklatur.rows.map(({ level, kode, id }) => [codeKey(level, kode), id])),
    rpjmd: await byText(sql`
      select r.id, i.indikator as teks from ${inYear('sasaran_strategis_rpjmd', tahun)} r
      join ${inYear('indikator_sasaran_strategis', tahun)} i on i.id = r.indikator_sasaran_strategis_id
      where r.tahun_mulai = ${period} and r.deleted_at is null`),
    jabatan: await byText(sql`
      select id, jabatan_nama as teks from struktur_organisasi
      where satuan_kerja_id = ${unit} and deleted_at is null`),
    timKerja: await byText(sql`
      select id, nama as teks from tim_kerja
      where satuan_kerja_id = ${unit} and tahun = ${tahun} and deleted_at is null`),
    posisi: yearPosition(tahun, period ?? tahun),
  };
}
