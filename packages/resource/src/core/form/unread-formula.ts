/**
 * A formula that is typed plainly and cannot be read yet is no LaTeX: the form holds it with these words before it, so that
 * a draft keeps it as it was typed and no save sends it.
 */
const MARK = 'belum terbaca: ';

export const unreadFormula = (text: string): string => MARK + text;

/** What was typed; null for a formula that can be read. */
export const unreadText = (value: unknown): string | null =>
  typeof value === 'string' && value.startsWith(MARK) ? value.slice(MARK.length) : null;
