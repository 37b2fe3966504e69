import { formatDecimal } from '@selaras/domain';
import type { ExportChoice } from '../choice/export-choice';
import { type PageMap, READABLE_POINTS, smallestPoints } from '../paper/page-map';
import { printedOn } from '../paper/printed';
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
  return `${boxes}, ${sheetsText(printedOn(picture, paper, scale).map)}`;
}

function sheetsText(map: PageMap): string {
  const { paper, sheets, landscape, rows, columns } = map;
  const lying = `${formatDecimal(sheets.length)} lembar ${paper} ${landscape ? 'melintang' : 'tegak'}`;
  const grid = sheets.length > 1 ? ` dan peta halaman: ${rows} baris × ${columns} kolom` : '';
  const points = smallestPoints(map);
  const hard = points < READABLE_POINTS - 0.05 ? `: di bawah ${READABLE_POINTS} pt sukar dibaca` : '';
  return `${lying}${grid}. Huruf terkecil ${formatDecimal(points, 1)} pt${hard}.`;
}
