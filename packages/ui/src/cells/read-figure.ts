import { parseDecimal } from '@selaras/domain';

/** Words that spreadsheets of this field write where there is no number. */
const blank = new Set(['', '-', '–', 'n/a']);

/** A pasted cell: a number, null for an empty one, undefined for what is no number. */
export type PastedCell = number | null | undefined;

/** One figure as people and spreadsheets write it: `Rp 1.000`, `95%`, `n/a`. */
export function readFigure(text: string): PastedCell {
  const written = text
    .trim()
    .replace(/^Rp\.?\s*/i, '')
    .replace(/\s*%$/, '');
  return blank.has(written.toLowerCase()) ? null : (parseDecimal(written) ?? undefined);
}
