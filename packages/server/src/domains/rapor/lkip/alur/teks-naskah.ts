import type { Naskah } from '@selaras/contracts';

interface Node {
  readonly type?: string;
  readonly text?: string;
  readonly content?: readonly Node[] | undefined;
}

/** Words as they are compared: one space between them, whatever they are set with. */
export const sebaris = (teks: string): string => teks.replaceAll(/\s+/g, ' ').trim();

/** The words of a text in their order; footnotes, which stand elsewhere on the page, left out. */
export const teksNaskah = ({ content }: Naskah): string =>
  sebaris(content.map((block) => wordsOf(block)).join(' '));

function wordsOf({ text, type, content }: Node): string {
  if (text !== undefined) return text;
  const inline = type === 'paragraph' || type === 'heading';
  if (type === 'hardBreak') return ' ';
  return (content ?? []).map(wordsOf).join(inline ? '' : ' ');
}
