import type { IkuCard } from '@selaras/contracts';
import type { TingkatTahunan } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import type { PeriodYear } from '../../kit/iku/period-year';
import type { Visibility } from '../../kit/visibility/visibility';
import { requireVisibleUnit } from '../../kit/visibility/visible-unit';
import { measured } from './measured-columns';

type Measured = Pick<
  IkuCard,
  | 'id'
  | 'sasaran'
  | 'indikator'
  | 'satuan'
  | 'polaritas'
  | 'range_min'
  | 'range_max'
  | 'target'
  | 'realisasi'
  | 'capaian'
  | 'satuan_kerja'
>;

/** An indicator of one year as a card: it stands in that year alone, and is compared with nothing. */
export async function findTahunan(
  db: Kysely<Tables>,
  { tahun }: PeriodYear,
  visibility: Visibility,
  level: TingkatTahunan,
  id: number,
): Promise<IkuCard | undefined> {
  const { rows } = await sql<{ content: Measured }>`
    select row_to_json(content) as content from (
      select r.sasaran, r.indikator, ${measured(null)} from ${sql.table(level.replaceAll('-', '_'))} r
      where r.id = ${id} and r.tahun_kinerja = ${tahun} and r.deleted_at is null) content`.execute(db);
  const row = rows[0]?.content;
  if (row === undefined) return undefined;
  await requireVisibleUnit(db, row.satuan_kerja.satuan_kerja_id, tahun, visibility);
  const { target, realisasi } = row;
  return {
    ...row,
    indikator_id: null,
    rata_nasional: null,
    label_pembanding: 'nasional',
    realisasi_tahun_lalu: null,
    perbandingan_realisasi_tahun: null,
    perbandingan_realisasi_target: null,
    efisiensi_sumber_daya: null,
    anggaran: null,
    tren: [{ tahun, target, realisasi }],
  };
}
