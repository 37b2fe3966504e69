import { formatDecimal } from '@selaras/domain';
import { pageMapOf } from '../paper/page-map';
import type { ExportChoice } from '../picture/export-choice';
import type { Prepared } from '../picture/export-source';
import { predict } from '../picture/size';
import { sizeText } from './size-text';

/** What an export will make, in words: size and memory, or sheets of paper. */
export function exportSummary(
  { picture, facts }: Prepared,
  { format, ratio, paper, scale }: ExportChoice,
): string {
  const boxes = `${formatDecimal(facts.boxes)} kotak`;
  if (format === 'png') return `${boxes}, ${sizeText(predict(picture, ratio))}`;
  if (format === 'svg' || paper === 'whole') return `${boxes}, teksnya tetap teks.`;
  const { sheets, landscape, rows, columns } = pageMapOf(picture, paper, scale);
  const lying = landscape ? 'melintang' : 'tegak';
  return `${boxes}, ${formatDecimal(sheets.length)} lembar ${paper} ${lying}: ${rows} baris × ${columns} kolom.`;
}
