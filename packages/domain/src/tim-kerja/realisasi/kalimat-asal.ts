import { formatMeasure } from '../../numbers/format-number';
import { formatDate } from '../../time/format-date';

/** Where a step's figure of a quarter comes from: confirmed reports, and what its unit had written before. */
export interface AsalLaporan {
  readonly sebelum: number | null;
  readonly laporan: readonly {
    readonly nama: string;
    readonly nilai: number;
    readonly oleh: string;
    /** When it was confirmed. */
    readonly pada: string;
  }[];
}

/** `Dari laporan Siti Rahma (2), dikonfirmasi Budi Santoso pada 5 Januari 2025.` */
export function kalimatAsal({ sebelum, laporan }: AsalLaporan): string {
  const reports = laporan.map(
    ({ nama, nilai, oleh, pada }) =>
      `${nama} (${formatMeasure(nilai)}), dikonfirmasi ${oleh} pada ${formatDate(pada)}`,
  );
  const from =
    reports.length === 0
      ? 'Dari laporan anggota yang berubah sejak dikonfirmasi.'
      : `Dari laporan ${reports.join('; ')}.`;
  return sebelum === null ? from : `${from} Sebelumnya satuan kerja menulis ${formatMeasure(sebelum)}.`;
}
