import type { Content, TableCell } from 'pdfmake/interfaces';

/** A word longer than this may be broken anywhere, so that it never runs out of its cell. */
const LONGEST_WORD = 24;

/** Text of a cell, wrapped even when it is one endless word. */
export const cellText = (value: string): { text: string; wordBreak?: 'break-all' } => ({
  text: value,
  ...(value.split(/\s/).some(({ length }) => length > LONGEST_WORD) && { wordBreak: 'break-all' }),
});

interface LetterTable {
  readonly widths: readonly (number | '*')[];
  readonly heads: readonly string[];
  readonly rows: TableCell[][];
}

/** A ruled table whose head is repeated on every page and whose rows are not torn apart. */
export const letterTable = ({ widths, heads, rows }: LetterTable): Extract<Content, { table: unknown }> => ({
  table: {
    headerRows: 1,
    dontBreakRows: true,
    keepWithHeaderRows: 1,
    widths: [...widths],
    body: [heads.map((text): TableCell => ({ text, style: 'kepalaTabel' })), ...rows],
  },
  layout: 'resmi',
});
