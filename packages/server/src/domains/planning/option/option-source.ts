import type { OptionModel } from '@selaras/contracts';
import type { TingkatNomenklatur } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';
import { akhirTahun, jabatanPada } from '../../../database/orang/orang-pada';
import { type FiveYearTable, inYear } from '../../../kit/kinerja-sql/in-year';
import { numberOrder } from '../../../kit/text/number-order';
import type { OptionSource } from './option-repository';

/** Numbered texts of the five-year plan, each joined up to its vision, which names the period (`visi`). */
const numbered = (from: RawBuilder<unknown>, table: string, text: string): OptionSource => ({
  from,
  value: sql.ref(`${table}.id`),
  label: sql`${sql.ref(`${table}.nomor`)} || ' ' || ${sql.ref(`${table}.${text}`)}`,
  order: numberOrder(sql.ref(`${table}.nomor`)),
});

/** A table as it holds in a year, under its own name. */
const named = (table: FiveYearTable, tahun: number) => sql`${inYear(table, tahun)} as ${sql.id(table)}`;

const misi = (tahun: number) => sql`${named('misi', tahun)}
  join ${named('visi', tahun)} on visi.id = misi.visi_id and visi.deleted_at is null`;
const tujuan = (tahun: number) => sql`${named('tujuan', tahun)}
  join (${misi(tahun)}) on misi.id = tujuan.misi_id and misi.deleted_at is null`;
const sasaran = (tahun: number) => sql`${named('sasaran_strategis', tahun)} join (${tujuan(tahun)})
  on tujuan.id = sasaran_strategis.tujuan_id and tujuan.deleted_at is null`;

/** Every list with `ids` by the name of its table, as it holds in a year. */
export const rencanaSource = {
  misi: (tahun) => numbered(misi(tahun), 'misi', 'misi'),
  tujuan: (tahun) => numbered(tujuan(tahun), 'tujuan', 'tujuan'),
  indikator_tujuan: (tahun) =>
    numbered(
      sql`${named('indikator_tujuan', tahun)} join (${tujuan(tahun)})
        on tujuan.id = indikator_tujuan.tujuan_id and tujuan.deleted_at is null`,
      'indikator_tujuan',
      'indikator',
    ),
  sasaran_strategis: (tahun) => numbered(sasaran(tahun), 'sasaran_strategis', 'sasaran'),
  indikator_sasaran_strategis: (tahun) =>
    numbered(
      sql`${named('indikator_sasaran_strategis', tahun)} join (${sasaran(tahun)})
        on sasaran_strategis.id = indikator_sasaran_strategis.sasaran_strategis_id
        and sasaran_strategis.deleted_at is null`,
      'indikator_sasaran_strategis',
      'indikator',
    ),
} as const satisfies Record<string, (tahun: number) => OptionSource>;
export type RencanaTable = keyof typeof rencanaSource;

export const modelTable = {
  'kinerja-program': 'kinerja_program',
  'kinerja-kegiatan': 'kinerja_kegiatan',
  'kinerja-sub-kegiatan': 'kinerja_sub_kegiatan',
  'kinerja-langkah-aksi': 'kinerja_langkah_aksi',
} as const satisfies Record<OptionModel, string>;

/** The different texts of one column, in the order in which they were made. */
export const textSource = (table: string, text: string): OptionSource => ({
  distinct: true,
  from: sql.table(table),
  value: sql.ref(`${table}.id`),
  label: sql.ref(`${table}.${text}`),
  order: sql.ref(`${table}.id`),
});

/** Every row of a level by its indicator; rows that have the same one are told apart by their sasaran. */
export const rowSource = (table: string): OptionSource => {
  const indikator = sql.ref(`${table}.indikator`);
  return {
    from: sql.table(table),
    value: sql.ref(`${table}.id`),
    label: sql`case when count(*) over (partition by ${indikator}) > 1
      then ${indikator} || ' — ' || ${sql.ref(`${table}.sasaran`)} else ${indikator} end`,
    order: sql.ref(`${table}.id`),
  };
};

/** Budget nomenclature: code and name, in the order of the codes. */
export const nomenklaturSource = (table: TingkatNomenklatur): OptionSource => ({
  from: sql.table(table),
  value: sql.ref(`${table}.id`),
  label: sql`${sql.ref(`${table}.kode`)} || ' ' || ${sql.ref(`${table}.nama`)}`,
  order: sql.ref(`${table}.kode`),
});

/** People with the post that they had at the end of a year. */
export const pegawaiSource = (tahun: number): OptionSource => ({
  from: sql`pegawai`,
  value: sql`peg_nip`,
  label: sql`peg_nama || ' – ' || (select saat.jabatan from ${jabatanPada(sql`peg_nip`, akhirTahun(tahun))} saat)`,
  order: sql`peg_nama`,
});

const orang = (from: RawBuilder<unknown>, jenis: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object('nama', h.nama, 'jenis', ${jenis}) order by ${jenis} nulls first), '[]')
  from ${from})`;

/** Teams, each with its leader. */
export const timKerjaSource = {
  from: sql`tim_kerja`,
  value: sql`id`,
  label: sql`nama`,
  order: sql`nama`,
  orang: orang(
    sql`(select peg_nama as nama from pegawai where peg_nip = tim_kerja.nip_ketua) h`,
    sql`null::text`,
  ),
} satisfies OptionSource;

/** Posts, each with who holds it on a day (`YYYY-MM-DD` in the regency). */
export const unitKerjaSource = (hari: string) =>
  ({
    from: sql`struktur_organisasi`,
    value: sql`id`,
    label: sql`jabatan_nama || ' – ' || unit_kerja_nama`,
    order: sql`level`,
    orang: orang(
      sql`pemegang_pada(${hari}::date) h where h.jabatan_id = struktur_organisasi.id`,
      sql`h.jenis`,
    ),
  }) satisfies OptionSource;

export const satuanKerjaSource: OptionSource = {
  from: sql`satuan_kerja`,
  value: sql`satuan_kerja_id`,
  label: sql`satuan_kerja_nama`,
  order: sql`satuan_kerja_nama`,
};
