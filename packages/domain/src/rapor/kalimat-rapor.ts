import { formatDecimal } from '../numbers/format-number';
import type { RingkasanRapor } from './ringkasan-rapor';

/**
 * What a report card comes to, as a sentence without its full stop.
 *
 * @param item what is counted, such as `sub kegiatan`
 */
export function kalimatRapor(
  { jumlah, tercapai, tidak_tercapai, berpenyebab }: RingkasanRapor,
  item: string,
): string {
  if (jumlah === 0) return `Tidak ada ${item} yang bertarget pada triwulan ini`;
  const met = `${formatDecimal(tercapai)} dari ${formatDecimal(jumlah)} ${item} tercapai`;
  if (tidak_tercapai === 0) return met;
  const silent = tidak_tercapai - berpenyebab;
  return silent === 0
    ? `${met}; semua yang belum tercapai sudah dicatat penyebabnya`
    : `${met}; ${formatDecimal(silent)} dari ${formatDecimal(tidak_tercapai)} yang belum tercapai belum dicatat penyebabnya`;
}
