import katex from 'katex';

/** MathML that browsers draw themselves, or what is wrong with the source. */
export type Typeset = { readonly mathml: string } | { readonly fault: string };

/** Letters that a formula may have: the work grows with them, and up to here it stays within 50 ms. */
const MOST_LETTERS = 2000;

/**
 * Sets a LaTeX formula. Only MathML comes out, so no fonts and styles travel; nothing of the source can become a link,
 * a picture or markup, and runaway macros end.
 */
export function typeset(source: string): Typeset {
  if (source.length > MOST_LETTERS) return { fault: `Rumus lebih panjang dari ${MOST_LETTERS} huruf` };
  try {
    return {
      mathml: katex.renderToString(source, {
        output: 'mathml',
        displayMode: true,
        throwOnError: true,
        trust: false,
        strict: 'ignore',
        maxExpand: 200,
        maxSize: 20,
      }),
    };
  } catch (error) {
    return {
      fault: error instanceof Error ? error.message.replace(/^KaTeX parse error:\s*/, '') : 'Tidak terbaca',
    };
  }
}
