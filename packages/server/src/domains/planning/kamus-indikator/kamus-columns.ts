import { periodStartOf } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';
import { columnsOf, satuanKerjaColumn } from '../../../kit/resource/row-columns';
import { simpulJson } from '../cross-cutting/simpul-sql';

/** What a unit writes of an entry; every one of these is judged (decision 31). */
export const isiKamus = [
  'indikator_kemendagri',
  'definisi',
  'formula',
  'satuan',
  'polaritas',
  'frekuensi',
  'sumber_data',
  'penanggung_jawab',
  'jenis',
  'tujuan',
  'lead_lag',
  'tingkat_kendali',
  'konsolidasi_periode',
  'periode_pelaporan',
] as const;

const limaTahunan = sql`('sasaran-strategis-rpjmd', 'sasaran-strategis-pd')`;

/** Entries of a year: those of five-year goals carry the first year of their period. */
export const tahunKamus = (tahun: number): RawBuilder<boolean> => sql`
  ((r.tahun = ${tahun} and r.level not in ${limaTahunan})
    or (r.tahun = ${periodStartOf(tahun)} and r.level in ${limaTahunan}))`;

export const kamusListColumns = () =>
  sql.join([
    columnsOf('id', 'versi', 'level', 'kinerja_id', 'indikator', ...isiKamus, 'validasi', 'catatan', 'waktu'),
    satuanKerjaColumn,
    sql`(select nama from users where users.id = r.validator_id) as validator`,
  ]);

export const kamusColumns = (tahun: number) =>
  sql.join([kamusListColumns(), sql`${simpulJson(sql`r.level`, sql`r.kinerja_id`, tahun)} as kinerja`]);
