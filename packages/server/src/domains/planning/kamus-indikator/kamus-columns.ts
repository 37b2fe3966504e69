import { kamusIsiFields } from '@selaras/contracts';
import { periodStartOf } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';
import { columnsOf, satuanKerjaColumn } from '../../../kit/resource/row-columns';
import type { Visibility } from '../../../kit/visibility/visibility';
import { nodeJson } from '../cross-cutting/node-sql';

const limaTahunan = sql`('sasaran-strategis-rpjmd', 'sasaran-strategis-pd')`;

/** Entries of a year: those of five-year goals carry the first year of their period. */
export const tahunKamus = (tahun: number): RawBuilder<boolean> => sql`
  ((r.tahun = ${tahun} and r.level not in ${limaTahunan})
    or (r.tahun = ${periodStartOf(tahun)} and r.level in ${limaTahunan}))`;

export const kamusListColumns = () =>
  sql.join([
    columnsOf(
      'id',
      'versi',
      'level',
      'kinerja_id',
      'indikator',
      ...Object.keys(kamusIsiFields),
      'validasi',
      'catatan',
      'waktu',
    ),
    satuanKerjaColumn,
    sql`(select nama from users where users.id = r.validator_id) as validator`,
  ]);

export const kamusColumns = (tahun: number, visibility: Visibility) =>
  sql.join([
    kamusListColumns(),
    sql`${nodeJson(sql`r.level`, sql`r.kinerja_id`, tahun, visibility)} as kinerja`,
  ]);
