import type { PerjanjianKinerjaKind } from '@selaras/contracts';
import { type RawBuilder, sql } from 'kysely';
import { akhirTahun } from '../../../database/orang/orang-pada';
import type { Tables } from '../../../database/tables';
import { inYear } from '../../../kit/kinerja-sql/in-year';

/** Levels of a unit's plan that agreements are made about, with the table of each. */
export const subjekTables = {
  'sasaran-strategis-pd': 'sasaran_strategis_pd',
  'kinerja-program': 'kinerja_program',
  'kinerja-kegiatan': 'kinerja_kegiatan',
  'kinerja-sub-kegiatan': 'kinerja_sub_kegiatan',
} as const satisfies Record<string, keyof Tables>;
export type JenisUnit = keyof typeof subjekTables;
export const jenisUnit = Object.keys(subjekTables) as JenisUnit[];

/** The rows of a level as they hold in a year. */
const rowsOf = (jenis: JenisUnit, tahun: number) =>
  jenis === 'sasaran-strategis-pd' ? inYear('sasaran_strategis_pd', tahun) : sql.table(subjekTables[jenis]);

/** Texts of a unit's subject; `r` is its row. */
export const subjekText = (jenis: JenisUnit) =>
  jenis === 'sasaran-strategis-pd'
    ? { sasaran: sql`r.sasaran_strategis_satker`, indikator: sql`r.iku` }
    : { sasaran: sql`r.sasaran`, indikator: sql`r.indikator` };

/** Texts of the regency's, which is about all of its goals. */
export const pemdaText = {
  sasaran: sql`'Seluruh sasaran strategis RPJMD'`,
  indikator: sql`'Indikator kinerja utama Bupati'`,
};

const hidup = (jenis: JenisUnit, tahun: number) =>
  sql`r.deleted_at is null and ${
    jenis === 'sasaran-strategis-pd'
      ? sql`${tahun}::integer between r.tahun_mulai and r.tahun_mulai + 4`
      : sql`r.tahun_kinerja = ${tahun}`
  }`;

/** Place of a level below the regency, whose place is 0; an employee comes last. */
const tingkat = (jenis: JenisUnit) => sql.lit(jenisUnit.indexOf(jenis) + 1);

/** SQL: keys of a level's subjects in a year, so narrow that an index has them; `r` is their row in `where`. */
export const kunciSubjek = (jenis: JenisUnit, tahun: number, where: RawBuilder<unknown>) => sql`
  select ${sql.lit(jenis)} as jenis, ${tingkat(jenis)} as tingkat, r.id as subjek_id, r.satuan_kerja_id
  from ${rowsOf(jenis, tahun)} r where ${hidup(jenis, tahun)} and ${where}`;

export const kunciPemda = sql`
  select 'pemda' as jenis, 0 as tingkat, null::bigint as subjek_id, null::bigint as satuan_kerja_id`;

/** SQL: the keys of these subjects. */
export const keyOf = (subjek: readonly { jenis: PerjanjianKinerjaKind; subjek_id: number | null }[]) => sql`
  select * from unnest(${subjek.map(({ jenis }) => jenis)}::text[],
    ${subjek.map(({ subjek_id }) => subjek_id)}::bigint[]) as kunci (jenis, subjek_id)`;

const kepala = (unit: RawBuilder<unknown>) => sql`(
  select id from struktur_organisasi
  where satuan_kerja_id = ${unit} and level = 1 and deleted_at is null order by id limit 1)`;

const notAPerson = sql`null::bigint as tim_kerja_id, null::char(18) as nip`;

const unitSubjek = (jenis: JenisUnit, tahun: number) => {
  const { sasaran, indikator } = subjekText(jenis);
  const ownerColumns =
    jenis === 'sasaran-strategis-pd'
      ? sql`${kepala(sql`r.satuan_kerja_id`)} as pos_id, ${notAPerson}`
      : sql`r.struktur_organisasi_id, r.tim_kerja_id, null::char(18)`;
  return sql`
    select ${tingkat(jenis)} as tingkat, r.satuan_kerja_id, ${sasaran} as sasaran, ${indikator} as indikator, ${ownerColumns}
    from ${rowsOf(jenis, tahun)} r
    where kunci.jenis = ${sql.lit(jenis)} and r.id = kunci.subjek_id and ${hidup(jenis, tahun)}`;
};

/** SQL: the subjects of the keys (`jenis`, `subjek_id`) with what is read of them; what a year has not is left out. */
const subjekOf = (kunci: RawBuilder<unknown>, tahun: number) => sql`
  select kunci.jenis, kunci.subjek_id, content.*
  from (${kunci}) kunci cross join lateral (
    select 0 as tingkat, null::bigint as satuan_kerja_id, ${pemdaText.sasaran} as sasaran,
      ${pemdaText.indikator} as indikator, null::bigint as pos_id, ${notAPerson}
    where kunci.jenis = 'pemda'
    union all
    ${sql.join(
      jenisUnit.map((jenis) => unitSubjek(jenis, tahun)),
      sql` union all `,
    )}
    union all
    select ${sql.lit(jenisUnit.length + 1)}, satuan_kerja_id, jabatan, '', null, null, peg_nip
    from pegawai_pada(${tahun}::integer) where kunci.jenis = 'pegawai' and id = kunci.subjek_id
  ) content`;

/** Who signed the regent's newest agreement: the regent, for everybody below. */
const bupati = sql`(
  select json_build_object('nama', pihak_pertama_nama, 'jabatan', pihak_pertama_jabatan,
    'pangkat', pihak_pertama_pangkat, 'nip', pihak_pertama_nip)
  from perjanjian_kinerja where jenis = 'pemda' and deleted_at is null and status <> 'draf'
  order by tahun desc, perubahan_ke desc limit 1)`;

const orang = (alias: string, jabatan: RawBuilder<unknown>) => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`case when ${of('peg_nip')} is not null then json_build_object('nama', ${of('peg_nama')},
    'jabatan', ${jabatan}, 'pangkat', ${of('pangkat_gol')}, 'nip', ${of('peg_nip')}) end`;
};

/**
 * SQL: the subjects of the keys with who would sign about them, as JSON: the people of that year, wherever they are now. The first party holds the post or leads the
 * team; the second one holds the post above: of a team its unit, of a unit's head the head of the unit above or the
 * regent.
 */
export function denganPihak(kunci: RawBuilder<unknown>, tahun: number): RawBuilder<unknown> {
  return sql`
    select s.jenis, s.tingkat, s.subjek_id, s.satuan_kerja_id, s.sasaran, s.indikator,
      case when s.jenis = 'pemda' then ${bupati}
        else ${orang('satu', sql`coalesce('Ketua ' || tim.nama, pos.jabatan_nama, satu.jabatan)`)} end as pertama,
      case when s.jenis = 'pemda' then null
        when atas.id is null and s.nip is null and pos.id is not null then ${bupati}
        else ${orang('dua', sql`coalesce(atas.jabatan_nama, dua.jabatan)`)} end as kedua
    from (${subjekOf(kunci, tahun)}) s
    left join tim_kerja tim on tim.id = s.tim_kerja_id and tim.deleted_at is null
    left join struktur_organisasi pos on pos.id = s.pos_id and pos.deleted_at is null
    left join pegawai_pada(${tahun}::integer) satu
      on satu.peg_nip = coalesce(s.nip, tim.nip_ketua, pejabat_pada(pos.id, ${akhirTahun(tahun)}))
    left join satuan_kerja unit on unit.satuan_kerja_id = s.satuan_kerja_id and pos.level = 1
    left join struktur_organisasi atas on atas.deleted_at is null and s.nip is null
      and atas.id = coalesce(tim.unit_kerja_id, pos.parent_id, ${kepala(sql`unit.parent_id`)})
    left join pegawai_pada(${tahun}::integer) dua
      on dua.peg_nip = coalesce(pejabat_pada(atas.id, ${akhirTahun(tahun)}), satu.atasan_nip) and not exists (
        select from pegawai r where r.peg_nip = dua.peg_nip and r.berhenti_pada <= ${akhirTahun(tahun)})`;
}
