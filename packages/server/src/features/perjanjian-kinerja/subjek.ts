import { type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables';

/** Levels of a unit's plan that agreements are made about, with the table of each. */
export const tabelSubjek = {
  'sasaran-strategis-pd': 'sasaran_strategis_pd',
  'kinerja-program': 'kinerja_program',
  'kinerja-kegiatan': 'kinerja_kegiatan',
  'kinerja-sub-kegiatan': 'kinerja_sub_kegiatan',
} as const satisfies Record<string, keyof Tables>;
export type JenisUnit = keyof typeof tabelSubjek;

const kepala = (unit: RawBuilder<unknown>) => sql`(
  select id from struktur_organisasi
  where satuan_kerja_id = ${unit} and level = 1 and deleted_at is null order by id limit 1)`;

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

const goals = (tahun: number) => sql`
  select 'sasaran-strategis-pd' as jenis, 1 as tingkat, r.id as subjek_id, r.satuan_kerja_id,
    r.sasaran_strategis_satker as sasaran, r.iku as indikator, ${kepala(sql`r.satuan_kerja_id`)} as pos_id,
    null::bigint as tim_kerja_id, null::char(18) as nip
  from sasaran_strategis_pd r
  where r.deleted_at is null and ${tahun}::integer between r.tahun_mulai and r.tahun_mulai + 4`;

const kinerja = (jenis: Exclude<JenisUnit, 'sasaran-strategis-pd'>, tingkat: number, tahun: number) => sql`
  select ${sql.lit(jenis)}, ${sql.lit(tingkat)}, r.id, r.satuan_kerja_id, r.sasaran, r.indikator,
    r.struktur_organisasi_id, r.tim_kerja_id, null
  from ${sql.table(tabelSubjek[jenis])} r where r.deleted_at is null and r.tahun_kinerja = ${tahun}`;

/** Everything that a unit's agreements are about in a year. */
const unitSubjek = (tahun: number) => sql`
  ${goals(tahun)}
  union all ${kinerja('kinerja-program', 2, tahun)}
  union all ${kinerja('kinerja-kegiatan', 3, tahun)}
  union all ${kinerja('kinerja-sub-kegiatan', 4, tahun)}`;

/** The regent's, which is about all goals of the regency. */
const pemdaSubjek = sql`
  select 'pemda' as jenis, 0 as tingkat, null::bigint as subjek_id, null::bigint as satuan_kerja_id,
    'Seluruh sasaran strategis RPJMD' as sasaran, 'Indikator kinerja utama Bupati' as indikator,
    null::bigint as pos_id, null::bigint as tim_kerja_id, null::char(18) as nip`;

/** An employee's, which is about his own targets. */
export const pegawaiSubjek = sql`
  select 'pegawai' as jenis, 5 as tingkat, id as subjek_id, satuan_kerja_id, jabatan as sasaran,
    '' as indikator, null::bigint as pos_id, null::bigint as tim_kerja_id, peg_nip as nip
  from pegawai where deleted_at is null`;

export const semuaSubjek = (tahun: number) => sql`${pemdaSubjek} union all ${unitSubjek(tahun)}`;

/**
 * Subjects with who would sign about them now, as JSON. The first party holds the post or leads the team; the second
 * one holds the post above: of a team its unit, of a unit's head the head of the unit above or the regent.
 */
export function denganPihak(subjek: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select s.jenis, s.tingkat, s.subjek_id, s.satuan_kerja_id, s.sasaran, s.indikator,
      case when s.jenis = 'pemda' then ${bupati}
        else ${orang('satu', sql`coalesce('Ketua ' || tim.nama, pos.jabatan_nama, satu.jabatan)`)} end as pertama,
      case when s.jenis = 'pemda' then null
        when atas.id is null and s.nip is null and pos.id is not null then ${bupati}
        else ${orang('dua', sql`coalesce(atas.jabatan_nama, dua.jabatan)`)} end as kedua
    from (${subjek}) s
    left join tim_kerja tim on tim.id = s.tim_kerja_id and tim.deleted_at is null
    left join struktur_organisasi pos on pos.id = s.pos_id and pos.deleted_at is null
    left join pegawai satu on satu.peg_nip = coalesce(s.nip, tim.nip_ketua, pos.pejabat_nip) and satu.deleted_at is null
    left join satuan_kerja unit on unit.satuan_kerja_id = s.satuan_kerja_id and pos.level = 1
    left join struktur_organisasi atas on atas.deleted_at is null and s.nip is null
      and atas.id = coalesce(tim.unit_kerja_id, pos.parent_id, ${kepala(sql`unit.parent_id`)})
    left join pegawai dua on dua.peg_nip = coalesce(atas.pejabat_nip, satu.atasan_nip) and dua.deleted_at is null`;
}
