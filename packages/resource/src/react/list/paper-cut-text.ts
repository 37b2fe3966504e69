import { formatDecimal } from '@selaras/domain';
import type { PaperCut, PaperRows } from '../../core/list/paper-pages';

const whyCut: Readonly<Record<PaperCut, string>> = {
  limit: 'Persempit dengan saringan untuk mencetak selebihnya.',
  failed: 'Selebihnya gagal dimuat; cetak kembali bila sambungan lancar.',
};

/** Says on paper that not every row is there, and what helps; null when all are. */
export function paperCutText({
  cut,
  data,
  current_page,
  per_page,
  total,
}: PaperRows<unknown>): string | null {
  if (cut === null) return null;
  const from = (current_page - 1) * per_page + 1;
  const part = `baris ${formatDecimal(from)} sampai ${formatDecimal(from + data.length - 1)}`;
  return `Kertas ini memuat ${part} dari ${formatDecimal(total)}. ${whyCut[cut]}`;
}
