import { triwulanTitle } from '../words/triwulan';
import type { KeadaanRapor } from './keadaan-rapor';

/**
 * Why no cause of failure can be recorded in a quarter; null when one can. Only what is not achieved has a cause: missed,
 * or not reported, which a report card counts as missed (ADR 139). What was recorded before stays, and counts again when
 * the quarter is missed again.
 *
 * @param keadaan state of the quarter; null: it expects nothing (`keadaanRaporOf`)
 */
export function masalahPenyebab(keadaan: KeadaanRapor | null, triwulan: number): string | null {
  const nama = triwulanTitle(triwulan);
  if (keadaan === null) return `${nama} tidak bertarget, sehingga tidak ada kegagalan untuk dijelaskan.`;
  if (keadaan === 'tercapai')
    return `Target ${nama.toLowerCase()} tercapai, sehingga tidak ada kegagalan untuk dijelaskan.`;
  return null;
}
