import { bacaLatex } from './baca-latex';
import { bacaRumus } from './baca-rumus';
import { rumusLatex } from './rumus-latex';
import { rumusTeks } from './rumus-teks';

/** A formula that people typed plainly as LaTeX, or what cannot be read of it, in words. */
export function latexDariRumus(teks: string): { readonly latex: string } | { readonly masalah: string } {
  const terbaca = bacaRumus(teks);
  return 'rumus' in terbaca ? { latex: rumusLatex(terbaca.rumus) } : terbaca;
}

/** A stored formula as people type it plainly; null when only LaTeX can say it. */
export function rumusDariLatex(latex: string): string | null {
  const rumus = bacaLatex(latex);
  if (rumus === null) return null;
  const teks = rumusTeks(rumus);
  return 'rumus' in bacaRumus(teks) ? teks : null;
}
