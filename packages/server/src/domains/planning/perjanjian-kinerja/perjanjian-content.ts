import type { PerjanjianKinerjaKind } from '@selaras/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { inYear } from '../../../kit/kinerja-sql/in-year';
import type { PerjanjianAnggaran, PerjanjianItem, Pihak } from './perjanjian-kinerja';
import { denganPihak, keyOf } from './subjek';

/** What an agreement is about. */
export interface Subjek {
  readonly jenis: PerjanjianKinerjaKind;
  /** null for the regency's. */
  readonly subjek_id: number | null;
  readonly tahun: number;
}

/** The contents of an agreement as the plan has them now. */
export interface PerjanjianContent {
  readonly satuan_kerja_id: number | null;
  readonly pertama: Pihak | null;
  readonly kedua: Pihak | null;
  readonly item: readonly ContentItem[];
  readonly anggaran: readonly PerjanjianAnggaran[];
}

type Triwulan = { readonly [Key in `target_tw${1 | 2 | 3 | 4}`]: number | null };
type ContentItem = PerjanjianItem & Partial<Triwulan>;

const targetTahun = (tahun: number) => sql`
  case ${tahun}::integer - r.tahun_mulai when 0 then r.target_1 when 1 then r.target_2 when 2 then r.target_3
    when 3 then r.target_4 when 4 then r.target_5 end`;
const inPeriod = (tahun: number) => sql`
  r.deleted_at is null and ${tahun}::integer between r.tahun_mulai and r.tahun_mulai + 4`;
const bounds = sql`r.polaritas, r.range_min, r.range_max`;
const triwulan = sql`r.target_tw1, r.target_tw2, r.target_tw3, r.target_tw4`;
const kinerjaItem = (table: string, id: number) => sql`
  select r.sasaran, r.indikator, r.satuan, ${bounds}, r.target, ${triwulan} from ${sql.table(table)} r where r.id = ${id}`;

/** Targets, by kind: all goals of the regency or of the unit, one performance, an employee's action steps. */
function itemSql({ jenis, subjek_id, tahun }: Subjek): RawBuilder<unknown> {
  const id = subjek_id ?? 0;
  switch (jenis) {
    case 'pemda':
      return sql`
        select s.sasaran, i.indikator, r.satuan, ${bounds}, ${targetTahun(tahun)} as target
        from ${inYear('sasaran_strategis_rpjmd', tahun)} r
        join ${inYear('sasaran_strategis', tahun)} s on s.id = r.sasaran_strategis_id
        join ${inYear('indikator_sasaran_strategis', tahun)} i on i.id = r.indikator_sasaran_strategis_id
        where ${inPeriod(tahun)} order by s.id, r.id`;
    case 'sasaran-strategis-pd':
      return sql`
        select r.sasaran_strategis_satker as sasaran, r.iku as indikator, r.satuan, ${bounds}, ${targetTahun(tahun)} as target
        from ${inYear('sasaran_strategis_pd', tahun)} r
        where ${inPeriod(tahun)}
          and r.satuan_kerja_id = (select satuan_kerja_id from sasaran_strategis_pd where id = ${id})
        order by min(r.id) over (partition by r.sasaran_strategis_satker), r.id`;
    case 'kinerja-program':
      return kinerjaItem('kinerja_program', id);
    case 'kinerja-kegiatan':
      return kinerjaItem('kinerja_kegiatan', id);
    case 'kinerja-sub-kegiatan':
      return kinerjaItem('kinerja_sub_kegiatan', id);
    case 'pegawai':
      return sql`
        select l.sasaran, l.indikator, coalesce(a.satuan, l.satuan) as satuan, null as polaritas,
          null::numeric as range_min, null::numeric as range_max, a.target
        from langkah_aksi_anggota a
        join pegawai p on p.peg_nip = a.nip
        join kinerja_langkah_aksi l on l.id = a.langkah_aksi_id
        where p.id = ${id} and l.tahun_kinerja = ${tahun} and a.deleted_at is null and l.deleted_at is null
        order by l.id`;
  }
}

const baris = (alias: string) =>
  sql`${sql.ref(`${alias}.kode`)}, ${sql.ref(`${alias}.nama`)}, ${sql.ref(`${alias}.pagu`)}`;

/** The money below it, one level of the nomenclature further down (domain §5). */
function anggaranSql({ jenis, subjek_id, tahun }: Subjek): RawBuilder<unknown> {
  const id = subjek_id ?? 0;
  switch (jenis) {
    case 'pemda':
      return sql`
        select null as kode, nama, sum(pagu) as pagu from program
        where tahun_kinerja = ${tahun} and deleted_at is null group by nama order by nama`;
    case 'sasaran-strategis-pd':
      return sql`
        select ${baris('p')} from program p join sasaran_strategis_pd g on g.satuan_kerja_id = p.satuan_kerja_id
        where g.id = ${id} and p.tahun_kinerja = ${tahun} and p.deleted_at is null order by p.kode`;
    case 'kinerja-program':
      return sql`
        select ${baris('k')} from kegiatan k join kinerja_program r on r.program_id = k.parent_id
        where r.id = ${id} and k.deleted_at is null order by k.kode`;
    case 'kinerja-kegiatan':
      return sql`
        select ${baris('k')} from sub_kegiatan k join kinerja_kegiatan r on r.kegiatan_id = k.parent_id
        where r.id = ${id} and k.deleted_at is null order by k.kode`;
    case 'kinerja-sub-kegiatan':
      return sql`
        select ${baris('k')} from sub_kegiatan k join kinerja_sub_kegiatan r on r.sub_kegiatan_id = k.id
        where r.id = ${id} and k.deleted_at is null`;
    case 'pegawai':
      return sql`select null as kode, null as nama, null::numeric as pagu where false`;
  }
}

/** What an agreement about this would say now; undefined when there is no such subject in that year. */
export async function readContent(
  db: Kysely<Tables>,
  subjek: Subjek,
): Promise<PerjanjianContent | undefined> {
  const found = await sql<PerjanjianContent>`
    select s.satuan_kerja_id, s.pertama, s.kedua,
      coalesce((select json_agg(i) from (${itemSql(subjek)}) i), '[]') as item,
      coalesce((
        select json_agg(json_build_object('kode', a.kode, 'nama', a.nama, 'anggaran', coalesce(a.pagu, 0),
          'keterangan', 'APBD')) from (${anggaranSql(subjek)}) a), '[]') as anggaran
    from (${denganPihak(keyOf([subjek]), subjek.tahun)}) s`.execute(db);
  return found.rows[0];
}
