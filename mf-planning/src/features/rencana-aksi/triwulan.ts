import {
  capaianOf,
  diagramConstants,
  keadaanTriwulanOf,
  type QuarterResult,
  type Triwulan,
} from '@selaras/domain';
import type { StatusName } from '@selaras/ui';
import type { RencanaAksiListRow } from './rencana-aksi';

export const allTriwulan: readonly Triwulan[] = diagramConstants.triwulan;

type Result = Pick<
  RencanaAksiListRow,
  'polaritas' | Extract<keyof RencanaAksiListRow, `tw${number}` | `tw${number}_realisasi`>
>;

/** Target and realisation of one quarter of an action. */
export const quarterResultOf = (row: Result, tw: Triwulan) => ({
  polaritas: row.polaritas,
  target: row[`tw${tw}`],
  realisasi: row[`tw${tw}_realisasi`],
});

/** The same with its achievement and how it is shown; without a target nothing is known of it. */
export function capaianTriwulan(row: Result, tw: Triwulan) {
  const result = quarterResultOf(row, tw);
  return { ...result, capaian: capaianPlanned(result), status: statusOf(result) };
}

/** Achievement of a quarter; null where nothing was planned. */
export const capaianPlanned = (result: QuarterResult): number | null =>
  keadaanTriwulanOf(result) === 'tanpa-target' ? null : capaianOf(result);

/** How a quarter looks: the achievement's own status, or that there is nothing yet. */
export function statusOf(result: QuarterResult): StatusName {
  const keadaan = keadaanTriwulanOf(result);
  return keadaan === 'tercapai' || keadaan === 'tidak-tercapai' ? keadaan : 'belum-ada-data';
}
