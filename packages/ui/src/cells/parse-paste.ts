import { readFigure } from '@selaras/domain';
import { readTable } from './clipboard-table';

/**
 * Figures that a spreadsheet put into the clipboard: rows by line, columns by tab. Null when the text is no table, so
 * that a single value is pasted into its field as usual.
 */
export function parsePaste(text: string): ReturnType<typeof readFigure>[][] | null {
  const cells = readTable(text.replace(/(\r?\n)+$/, ''));
  const isTable = cells.length > 1 || (cells[0]?.length ?? 0) > 1;
  return isTable ? cells.map((line) => line.map(readFigure)) : null;
}
