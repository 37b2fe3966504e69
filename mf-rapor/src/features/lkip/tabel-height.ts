import type { LaporanTabel } from '@selaras/contracts';

/** Letters in a line of a table as wide as the page. */
const LETTERS = 130;
/** Of a line, and of what is around the lines of a row, in px. */
const LINE = 21;
const AROUND = 17;
/** Of the title above a table. */
const TITLE = 29;

const lines = (text: string, share: number) => Math.max(1, Math.ceil(text.length / (LETTERS * share)));

/** About how high a table is once it is drawn, in px: so much room is kept for it while it is far from the window. */
export function tabelHeight({ kolom, baris, total }: LaporanTabel): number {
  const rowHeight = (row: readonly string[]) =>
    AROUND + LINE * Math.max(...kolom.map(({ lebar }, at) => lines(row[at] ?? '', lebar)));
  const headings = kolom.map(({ judul }) => judul);
  return [headings, ...baris, ...(total === null ? [] : [total])].reduce(
    (height, row) => height + rowHeight(row),
    TITLE,
  );
}
