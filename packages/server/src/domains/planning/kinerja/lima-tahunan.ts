import {
  type EntityFields,
  type LimaTahunanBody,
  limaTahunanFields,
  perTahunNames,
  type YearlyFigure,
} from '@selaras/contracts';
import { capaianOf, measureProblem, periodStartOf, yearPosition } from '@selaras/domain';
import { sql } from 'kysely';
import { columnsOfBody } from '../../../kit/described/columns-of-body';
import { sheetColumnsOf } from '../../../kit/described/sheet-columns';
import type { Order, SheetColumn } from '../../../kit/resource/resource';
import { measureFaults } from './kinerja-rules';

const posisi = [1, 2, 3, 4, 5] as const;

/** Achievement of each of the five years (domain §3). */
const capaianTahunan = (body: LimaTahunanBody) =>
  Object.fromEntries(
    posisi.map((nomor) => [
      `capaian_${nomor}`,
      capaianOf({ ...body, target: body[`target_${nomor}`], realisasi: body[`realisasi_${nomor}`] }),
    ]),
  );

/** Columns of a five-year row: what was written of its fields, the period of the year, and the achievements. */
export const limaTahunanValues = (
  fields: EntityFields,
  body: LimaTahunanBody,
  tahun: number,
): Record<string, unknown> => ({
  ...columnsOfBody(fields, body),
  ...capaianTahunan(body),
  tahun_mulai: periodStartOf(tahun),
});

export function limaTahunanFaults(body: LimaTahunanBody, indikator: string) {
  return [
    ...measureFaults(body),
    ...(['baseline', ...perTahunNames('target')] as const).map(
      (field) => [field, measureProblem({ satuan: body.satuan, indikator }, body[field])] as const,
    ),
  ];
}

const ofYear =
  (nama: string): Order =>
  (tahun) =>
    sql.ref(`r.${nama}_${yearPosition(tahun, periodStartOf(tahun) ?? tahun)}`);

/** What both five-year levels can be ordered by besides their own words: the figures of the chosen year. */
export const limaTahunanOrders: Readonly<Record<string, Order>> = {
  baseline: sql.ref('r.baseline'),
  target: ofYear('target'),
  realisasi: ofYear('realisasi'),
  capaian: ofYear('capaian'),
};

/** Columns of a spreadsheet for these figures, year by year. */
export const angkaTahunanSheet = (...names: readonly YearlyFigure[]): readonly SheetColumn[] =>
  sheetColumnsOf(
    Object.fromEntries(
      names.flatMap((name) => perTahunNames(name)).map((name) => [name, limaTahunanFields[name]]),
    ),
  );
