import type { RencanaTerintegrasiRow } from '@selaras/contracts';
import { allTriwulan, terintegrasiResult } from '@selaras/domain';
import type { PlainRow } from '../../../kit/plan-rows/plan-row-repository';

/** A row of a unit's plan with its quarters and what they make of the year. */
export const rencanaTerintegrasiOf = (row: PlainRow): RencanaTerintegrasiRow => ({
  ...row,
  ...terintegrasiResult(row),
  pagu: row.anggaran,
  triwulan: allTriwulan.map((tw) => ({ target: row[`target_tw${tw}`], realisasi: row[`realisasi_tw${tw}`] })),
});
