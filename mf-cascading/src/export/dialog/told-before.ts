import { formatDecimal } from '@selaras/domain';
import { pageMapOf } from '../paper/page-map';
import type { ExportChoice } from '../picture/export-choice';
import type { Prepared } from '../picture/export-source';
import { predict } from '../picture/size';
import { wordsOfSize } from './words-of-size';

/** What will be made, in words, before it is made: size and memory, or sheets of paper. */
export function toldBefore(
  { picture, facts }: Prepared,
  { format, ratio, paper, scale }: ExportChoice,
): string {
  const boxes = `${formatDecimal(facts.boxes)} kotak`;
  if (format === 'png') return `${boxes}, ${wordsOfSize(predict(picture, ratio))}`;
  if (format === 'svg' || paper === 'utuh') return `${boxes}, teksnya tetap teks.`;
  const { sheets, landscape, rows, columns } = pageMapOf(picture, paper, scale);
  const lying = landscape ? 'melintang' : 'tegak';
  return `${boxes}, ${formatDecimal(sheets.length)} lembar ${paper} ${lying}: ${rows} baris × ${columns} kolom.`;
}
