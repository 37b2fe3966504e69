import { type RawBuilder, sql } from 'kysely';
import { inYear } from '../../../kit/kinerja-sql/in-year';

const targetTahun = (tahun: number) => sql`
  case ${tahun}::integer - r.tahun_mulai when 0 then r.target_1 when 1 then r.target_2 when 2 then r.target_3
    when 3 then r.target_4 when 4 then r.target_5 end`;

const bounds = (alias: string) =>
  sql.join(['polaritas', 'range_min', 'range_max'].map((name) => sql.ref(`${alias}.${name}`)));

interface Level {
  readonly table: 'kinerja_program' | 'kinerja_kegiatan' | 'kinerja_sub_kegiatan';
  /** Order among the levels. */
  readonly tingkat: number;
  /** SQL: the sasaran that the row stands below. */
  readonly above: (tahun: number) => RawBuilder<unknown>;
}

const levels: readonly Level[] = [
  {
    table: 'kinerja_program',
    tingkat: 2,
    above: (tahun) => sql`(select a.sasaran_strategis_satker from ${inYear('sasaran_strategis_pd', tahun)} a
      where a.id = r.sasaran_strategis_pd_id)`,
  },
  {
    table: 'kinerja_kegiatan',
    tingkat: 3,
    above: () => sql`(select a.sasaran from kinerja_program a where a.id = r.kinerja_program_id)`,
  },
  {
    table: 'kinerja_sub_kegiatan',
    tingkat: 4,
    above: () => sql`(select a.sasaran from kinerja_kegiatan a where a.id = r.kinerja_kegiatan_id)`,
  },
];

/** SQL: performances marked as SKP that the person's post or team owns; `orang` is the person in that year. */
const ofLevel = ({ table, tingkat, above }: Level, tahun: number) => sql`
  select false as tambahan, ${sql.lit(tingkat)} as tingkat, r.id, ${above(tahun)} as rhk_pimpinan, r.sasaran as rhk,
    r.indikator, r.satuan, ${bounds('r')}, r.target
  from ${sql.table(table)} r, orang
  where r.tahun_kinerja = ${tahun} and r.skp and r.deleted_at is null and (
    (orang.jenis_jabatan = 'struktural' and r.struktur_organisasi_id = orang.unit_kerja_id)
    or r.tim_kerja_id in (select t.id from tim_kerja t
      where t.nip_ketua = orang.peg_nip and t.tahun = ${tahun} and t.deleted_at is null))`;

/** SQL: the unit's goals marked as SKP, which are its head's. */
const goals = (tahun: number) => sql`
  select false as tambahan, 1 as tingkat, r.id, null::text as rhk_pimpinan, r.sasaran_strategis_satker as rhk,
    r.iku as indikator, r.satuan, ${bounds('r')}, ${targetTahun(tahun)} as target
  from ${inYear('sasaran_strategis_pd', tahun)} r, orang
  where orang.memimpin and r.satuan_kerja_id = orang.satuan_kerja_id and r.skp and r.deleted_at is null
    and ${tahun}::integer between r.tahun_mulai and r.tahun_mulai + 4`;

/**
 * SQL: the person's shares of action steps. What an issued agreement says of one holds with the agreement's target. A
 * step of a team where he serves besides his first one is an additional result.
 */
const steps = (tahun: number) => sql`
  select coalesce(m.jenis = 'tambahan', false) as tambahan, 5 as tingkat, l.id, s.sasaran as rhk_pimpinan,
    l.sasaran as rhk, l.indikator, coalesce(a.satuan, l.satuan) as satuan,
    null::text as polaritas, null::numeric as range_min, null::numeric as range_max,
    coalesce((select i.target from janji i where i.sasaran = l.sasaran and i.indikator = l.indikator limit 1),
      a.target) as target
  from orang join langkah_aksi_anggota a on a.nip = orang.peg_nip and a.deleted_at is null
  join kinerja_langkah_aksi l on l.id = a.langkah_aksi_id and l.deleted_at is null and l.tahun_kinerja = ${tahun}
  join kinerja_sub_kegiatan s on s.id = l.kinerja_sub_kegiatan_id
  left join tim_kerja_anggota m on m.tim_kerja_id = s.tim_kerja_id and m.nip = orang.peg_nip and m.deleted_at is null`;

/** SQL: what the agreement promises beyond the steps that are given now. */
const promised = (tahun: number) => sql`
  select false as tambahan, 6 as tingkat, i.id, null::text as rhk_pimpinan, i.sasaran as rhk, i.indikator, i.satuan,
    ${bounds('i')}, i.target
  from janji i, orang
  where not exists (select from langkah_aksi_anggota a join kinerja_langkah_aksi l on l.id = a.langkah_aksi_id
    where a.nip = orang.peg_nip and a.deleted_at is null and l.deleted_at is null and l.tahun_kinerja = ${tahun}
      and l.sasaran = i.sasaran and l.indikator = i.indikator)`;

/** SQL: all results of the year of the person `orang`, with the contents `janji` of his issued agreement. */
export const hasilKerjaSql = (tahun: number): RawBuilder<unknown> =>
  sql.join(
    [goals(tahun), ...levels.map((level) => ofLevel(level, tahun)), steps(tahun), promised(tahun)],
    sql` union all `,
  );
