import { readLatex } from './read-latex';
import { readRumus } from './read-rumus';
import { rumusLatex } from './rumus-latex';
import { rumusText } from './rumus-text';

/** A formula that people typed plainly as LaTeX, or what cannot be read of it, in words. */
export function latexOfRumus(text: string): { readonly latex: string } | { readonly problem: string } {
  const read = readRumus(text);
  return 'rumus' in read ? { latex: rumusLatex(read.rumus) } : read;
}

/** A stored formula as people type it plainly; null when only LaTeX can say it. */
export function rumusOfLatex(latex: string): string | null {
  const rumus = readLatex(latex);
  if (rumus === null) return null;
  const text = rumusText(rumus);
  return 'rumus' in readRumus(text) ? text : null;
}
