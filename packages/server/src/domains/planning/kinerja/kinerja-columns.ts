import { limaTahunanFields } from '@selaras/contracts';
import type { TingkatPohon } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';
import { pengampuColumns, pengampuJoins } from '../../../kit/kinerja-sql/node-columns';
import { asList, columnsOf, perTriwulan, satuanKerjaColumn } from '../../../kit/resource/row-columns';

const ukuran = ['satuan', 'polaritas', 'range_min', 'range_max', 'tipe_hitung'];
export const definisi = ['do_narasi', 'do_rumus', 'do_keterangan', 'do_sumber'];

const csf = (level: TingkatPohon, jenis: 'tercapai' | 'tidak_tercapai', tahun: RawBuilder<unknown>) => sql`
  select c.id, c.catatan from kinerja_csf c
  where c.level = ${level} and c.kinerja_id = r.id and c.tahun = ${tahun} and c.jenis = ${jenis}
    and c.deleted_at is null order by c.id`;

/** Critical success factors of the row in a year. */
export const csfColumns = (level: TingkatPohon, tahun: RawBuilder<unknown>) => sql`
  ${asList(csf(level, 'tercapai', tahun))} as kinerja_tercapai,
  ${asList(csf(level, 'tidak_tercapai', tahun))} as kinerja_tidak_tercapai`;

/** Whether failed factors of the row are recorded for a year. */
export const csfGagal = (level: TingkatPohon, tahun: RawBuilder<unknown>) =>
  sql`exists (${csf(level, 'tidak_tercapai', tahun)})`;
export const csfGagalColumn = (level: TingkatPohon, tahun: RawBuilder<unknown>) =>
  sql`${csfGagal(level, tahun)} as csf_gagal`;

const tahunKinerja = sql`r.tahun_kinerja`;

export const kinerjaJoins = pengampuJoins;

/** Columns that lists of the three yearly levels have in common. */
export const kinerjaListColumns = (level: TingkatPohon) => sql`
  ${columnsOf('id', 'versi', 'tahun_kinerja', 'sasaran', 'indikator', ...ukuran, 'target', 'realisasi', 'capaian', 'anggaran', 'realisasi_anggaran', 'status_upload_pk', 'skp')},
  ${satuanKerjaColumn}, ${pengampuColumns}, ${csfGagalColumn(level, tahunKinerja)}`;

/** Columns of one row of the three yearly levels. */
export const kinerjaDetailColumns = (level: TingkatPohon, table: string) => sql`
  ${kinerjaListColumns(level)},
  ${columnsOf(
    ...['target', 'realisasi', 'anggaran', 'realisasi_anggaran'].flatMap(perTriwulan),
    ...definisi,
    'penyebab_kegagalan',
    'is_kinerja_direktur_to_wakil_direktur_rsud',
    'kinerja_bayangan_sasaran',
    'kinerja_bayangan_indikator',
  )},
  ${csfColumns(level, tahunKinerja)},
  ${asList(sql`
    select s.id, s.kinerja_masalah_id, s.solusi, (
      select json_build_object('id', m.id, 'sasaran', m.sasaran, 'indikator', m.indikator)
      from ${sql.table(table)} m where m.id = s.kinerja_masalah_id) as kinerja_masalah
    from solusi s where s.level = ${level} and s.kinerja_id = r.id and s.deleted_at is null order by s.id`)} as solusi`;

/** Columns of five-year rows in lists, and the rest of one row. */
export const limaTahunanDetail = ['sumber_data', ...definisi];
export const limaTahunanList = [
  'id',
  'versi',
  'tahun_mulai',
  ...Object.keys(limaTahunanFields).filter((name) => !limaTahunanDetail.includes(name)),
  'status_upload_pk',
];

/** The performance one level up as an object; `induk` is its alias. */
export const indukKinerjaColumn = (name: string) => sql`
  json_build_object('id', induk.id, 'sasaran', induk.sasaran, 'indikator', induk.indikator) as ${sql.ref(name)}`;
