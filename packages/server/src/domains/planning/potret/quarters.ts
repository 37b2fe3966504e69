import { allTriwulan, type KeadaanTriwulan, keadaanTriwulanOf, type Triwulan } from '@selaras/domain';
import type { PlainRow } from '../../../kit/plan-rows/plan-row-repository';

/** How a sub-activity stands in one quarter (domain §3, rapor). */
export const keadaanOf = (row: PlainRow, tw: Triwulan): KeadaanTriwulan =>
  keadaanTriwulanOf({
    polaritas: row.polaritas ?? 'maximize',
    target: row[`target_tw${tw}`],
    realisasi: row[`realisasi_tw${tw}`],
  });

/** Sub-activities of which something is expected in some quarter: what report cards are about. */
export const plannedSubs = (rows: readonly PlainRow[]): PlainRow[] =>
  rows.filter(
    (row) =>
      row.tingkat === 'kinerja-sub-kegiatan' &&
      allTriwulan.some((tw) => keadaanOf(row, tw) !== 'tanpa-target'),
  );
