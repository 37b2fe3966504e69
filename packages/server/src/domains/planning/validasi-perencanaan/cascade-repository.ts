import type { PlanCascadeRow } from '@selaras/contracts';
import { periodStartOf, type TingkatNomenklatur, yearPosition } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { inYear } from '../../../kit/kinerja-sql/in-year';

/** SQL: whether the dictionary explains the indicator of the row `r` of a level. */
const kamusOf = (level: string) => sql`exists (
  select from kamus_indikator k where k.level = ${level} and k.kinerja_id = r.id and k.deleted_at is null) as kamus`;

export type CascadeRow = Omit<PlanCascadeRow, 'baru' | 'perubahan' | 'sidik' | 'diperiksa'>;

const quarters = sql`r.target_tw1, r.target_tw2, r.target_tw3, r.target_tw4`;
const pengampu = sql`coalesce(
  (select so.jabatan_nama from struktur_organisasi so where so.id = r.struktur_organisasi_id),
  (select t.nama from tim_kerja t where t.id = r.tim_kerja_id)) as pengampu_nama`;

/** Every row of a unit's plan in a year, level by level, siblings in the order of their codes. */
export async function listCascade(
  db: Kysely<Tables>,
  satuanKerjaId: number,
  tahun: number,
): Promise<CascadeRow[]> {
  const tahunMulai = periodStartOf(tahun);
  const target = sql.ref(`r.target_${yearPosition(tahun, tahunMulai ?? tahun)}`);
  const unit = sql`r.satuan_kerja_id = ${satuanKerjaId} and r.deleted_at is null`;
  const level = (
    nama: string,
    kedalaman: number,
    induk: string,
    nomenklatur: TingkatNomenklatur,
  ): RawBuilder<unknown> => sql`
    select ${nama} as level, r.id, ${sql.ref(`r.${induk}`)} as induk_id, ${kedalaman}::integer as kedalaman, n.kode, n.nama,
      r.sasaran, r.indikator, r.satuan, r.polaritas, r.tipe_hitung, r.range_min,
      r.range_max, r.target, ${quarters}, r.anggaran, ${pengampu}, r.do_rumus,
      ${kamusOf(nama)}
    from ${sql.table(nama.replaceAll('-', '_'))} r
    left join ${sql.table(nomenklatur)} n on n.id = ${sql.ref(`r.${nomenklatur}_id`)}
    where ${unit} and r.tahun_kinerja = ${tahun}`;
  const { rows } = await sql<CascadeRow>`
    select * from (
      select 'sasaran-strategis-pd' as level, r.id, null::bigint as induk_id, 0 as kedalaman, null as kode, null as nama,
        r.sasaran_strategis_satker as sasaran, r.iku as indikator, r.satuan, r.polaritas, r.tipe_hitung,
        r.range_min, r.range_max, ${target} as target,
        null::numeric as target_tw1, null::numeric as target_tw2, null::numeric as target_tw3, null::numeric as target_tw4,
        null::numeric as anggaran, null as pengampu_nama, r.do_rumus, ${kamusOf('sasaran-strategis-pd')}
      from ${inYear('sasaran_strategis_pd', tahun)} r where ${unit} and r.tahun_mulai = ${tahunMulai}
      union all ${level('kinerja-program', 1, 'sasaran_strategis_pd_id', 'program')}
      union all ${level('kinerja-kegiatan', 2, 'kinerja_program_id', 'kegiatan')}
      union all ${level('kinerja-sub-kegiatan', 3, 'kinerja_kegiatan_id', 'sub_kegiatan')}
      union all
      select 'kinerja-langkah-aksi', r.id, r.kinerja_sub_kegiatan_id, 4, null, null, r.sasaran, r.indikator, r.satuan, null,
        null, null::numeric, null::numeric, null, ${quarters}, r.anggaran, null, null, null::boolean
      from kinerja_langkah_aksi r where ${unit} and r.tahun_kinerja = ${tahun}
    ) baris order by kedalaman, kode nulls last, id`.execute(db);
  return rows;
}
