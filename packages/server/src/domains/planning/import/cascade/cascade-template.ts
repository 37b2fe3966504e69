import {
  allTriwulan,
  type Polaritas,
  periodStartOf,
  polaritasWords,
  type TipeHitung,
  tingkatWords,
  tipeHitungWords,
  yearPosition,
} from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { inYear } from '../../../../kit/kinerja-sql/in-year';
import { type CascadeColumn, type CascadeLevel, cascadeColumns, cascadeLevels } from './cascade-columns';

type Cells = Record<CascadeColumn, string | number | null>;
interface Row extends Cells {
  tingkat: CascadeLevel;
  polaritas: Polaritas | null;
  tipe_hitung: TipeHitung | null;
}

/**
 * The template of a unit and year: what it has already, from goal to sub-activity in the order of the tree, with ids, so
 * that the file can be changed and sent back; a unit without a plan gets one empty row of each level.
 */
export async function cascadeTemplate(
  db: Kysely<Tables>,
  unit: number,
  tahun: number,
): Promise<(string | number | null)[][]> {
  const period = periodStartOf(tahun) ?? tahun;
  const target = sql.ref(`r.target_${yearPosition(tahun, period)}`);
  const { rows } = await sql<Row>`
    with recursive pohon as (
      select 'sasaran-strategis-pd' as level, r.id, null::bigint as induk_id, lpad(r.id::text, 12, '0') as urutan
      from ${inYear('sasaran_strategis_pd', tahun)} r
      where r.satuan_kerja_id = ${unit} and r.tahun_mulai = ${period} and r.deleted_at is null
      union all
      select k.level, k.id, k.induk_id, p.urutan || '.' || lpad(k.id::text, 12, '0') from pohon p
      join (
        select 'kinerja-program' as level, id, sasaran_strategis_pd_id as induk_id, 'sasaran-strategis-pd' as atas
          from kinerja_program
          where satuan_kerja_id = ${unit} and tahun_kinerja = ${tahun} and deleted_at is null
        union all select 'kinerja-kegiatan', id, kinerja_program_id, 'kinerja-program' from kinerja_kegiatan
          where satuan_kerja_id = ${unit} and tahun_kinerja = ${tahun} and deleted_at is null
        union all select 'kinerja-sub-kegiatan', id, kinerja_kegiatan_id, 'kinerja-kegiatan'
          from kinerja_sub_kegiatan
          where satuan_kerja_id = ${unit} and tahun_kinerja = ${tahun} and deleted_at is null
      ) k on k.atas = p.level and k.induk_id = p.id
    ), isi as (
      select 'sasaran-strategis-pd' as level, r.id, i.indikator as induk, null as kode,
        r.sasaran_strategis_satker as sasaran, r.iku as indikator, r.satuan, r.polaritas, r.tipe_hitung,
        null as pengampu, ${target} as target, r.range_min, r.range_max, ${noFigures}
      from ${inYear('sasaran_strategis_pd', tahun)} r
      join ${inYear('sasaran_strategis_rpjmd', tahun)} s on s.id = r.sasaran_strategis_rpjmd_id
      join ${inYear('indikator_sasaran_strategis', tahun)} i on i.id = s.indikator_sasaran_strategis_id
      union all ${level('kinerja-program', 'kinerja_program', 'program')}
      union all ${level('kinerja-kegiatan', 'kinerja_kegiatan', 'kegiatan')}
      union all ${level('kinerja-sub-kegiatan', 'kinerja_sub_kegiatan', 'sub_kegiatan')}
    )
    select isi.*, isi.level as tingkat from pohon join isi using (level, id) order by pohon.urutan`.execute(
    db,
  );
  const filled = rows.map(presented);
  return filled.length > 0
    ? filled
    : cascadeLevels.map(({ level: name }) => cellsOf({ tingkat: tingkatWords[name].singkat }));
}

const noFigures = sql.raw(
  [...allTriwulan.map((tw) => `null::numeric as target_tw${tw}`), 'null::numeric as anggaran']
    .concat(allTriwulan.map((tw) => `null::numeric as anggaran_tw${tw}`))
    .join(', '),
);

function level(name: string, table: string, nomenklatur: string) {
  return sql`
    select ${sql.lit(name)}, r.id, null, n.kode, r.sasaran, r.indikator, r.satuan, r.polaritas, r.tipe_hitung,
      coalesce(s.jabatan_nama, t.nama), r.target, r.range_min, r.range_max,
      r.target_tw1, r.target_tw2, r.target_tw3, r.target_tw4,
      r.anggaran, r.anggaran_tw1, r.anggaran_tw2, r.anggaran_tw3, r.anggaran_tw4
    from ${sql.table(table)} r
    left join ${sql.table(nomenklatur)} n on n.id = ${sql.ref(`r.${nomenklatur}_id`)}
    left join struktur_organisasi s on s.id = r.struktur_organisasi_id
    left join tim_kerja t on t.id = r.tim_kerja_id`;
}

function presented(row: Row): (string | number | null)[] {
  return cellsOf({
    ...row,
    tingkat: tingkatWords[row.tingkat].singkat,
    polaritas: row.polaritas && polaritasWords[row.polaritas],
    tipe_hitung: row.tipe_hitung && tipeHitungWords[row.tipe_hitung],
  });
}

const cellsOf = (row: Partial<Cells>) => cascadeColumns.map(({ name }) => row[name] ?? null);
