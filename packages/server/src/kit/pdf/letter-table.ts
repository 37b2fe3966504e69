import type { Content, TableCell } from 'pdfmake/interfaces';
import { LETTER_WIDTH } from './letter';

/** A word longer than this may be broken anywhere, so that it never runs out of its cell. */
const LONGEST_WORD = 24;

/** Text of a cell, wrapped even when it is one endless word. */
export const cellText = (value: string): { text: string; wordBreak?: 'break-all' } => ({
  text: value,
  ...(value.split(/\s/).some(({ length }) => length > LONGEST_WORD) && { wordBreak: 'break-all' }),
});

/** What the layout `resmi` puts beside the text of a cell, and the rules between the cells; points. */
const CELL_PADDING = 4;
const RULE = 0.7;

/** Widths of columns out of their shares, so that the table with its rules is as wide as the text of the letter. */
export function sharedWidths(shares: readonly number[]): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const room = LETTER_WIDTH - shares.length * 2 * CELL_PADDING - (shares.length + 1) * RULE;
  return shares.map((share) => (share / whole) * room);
}

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
