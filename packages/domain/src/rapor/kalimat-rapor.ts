import { formatDecimal } from '../numbers/format-number';
import type { RingkasanRapor } from './ringkasan-rapor';

const TERCAPAI = 'tercapai';

/**
 * What a report card comes to, as a sentence without its full stop.
 *
 * @param item what is counted, such as `sub kegiatan`
 * @param tercapai what an achieved one is called: `tuntas aksinya` of key indicators, whose quarters are their actions
 */
export function kalimatRapor(
  { jumlah, tercapai: reached, tidak_tercapai, berpenyebab }: RingkasanRapor,
  item: string,
  tercapai: string = TERCAPAI,
): string {
  if (jumlah === 0) return `Tidak ada ${item} yang bertarget pada triwulan ini`;
  const met = `${formatDecimal(reached)} dari ${formatDecimal(jumlah)} ${item} ${tercapai}`;
  if (tidak_tercapai === 0) return met;
  const silent = tidak_tercapai - berpenyebab;
  return silent === 0
    ? `${met}; semua yang belum ${tercapai} sudah dicatat penyebabnya`
    : `${met}; ${formatDecimal(silent)} dari ${formatDecimal(tidak_tercapai)} yang belum ${tercapai} belum dicatat penyebabnya`;
}
