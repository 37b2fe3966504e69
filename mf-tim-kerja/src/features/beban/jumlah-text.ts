import { formatMeasure, triwulanWord } from '@selaras/domain';

/** How much is moved, quarter by quarter: `TW 1 2, TW 4 1 dokumen`. */
export const jumlahText = (jumlah: readonly number[], satuan: string | null): string =>
  jumlah
    .flatMap((value, at) => (value > 0 ? [`${triwulanWord(at + 1)} ${formatMeasure(value)}`] : []))
    .join(', ') + (satuan === null ? '' : ` ${satuan}`);
