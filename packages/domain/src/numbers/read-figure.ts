import { parseDecimal } from './parse-decimal';

/** Words that spreadsheets of this field write where there is no number. */
const blank = new Set(['', '-', '–', 'n/a']);

/**
 * One figure as people and spreadsheets write it: `Rp 1.000`, `95%`, `n/a`. Null for an empty one, undefined for what is
 * no number.
 */
export function readFigure(text: string): number | null | undefined {
  const written = text
    .trim()
    .replace(/^Rp\.?\s*/i, '')
    .replace(/\s*%$/, '');
  return blank.has(written.toLowerCase()) ? null : (parseDecimal(written) ?? undefined);
}
