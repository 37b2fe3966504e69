import type { Naskah } from '@selaras/contracts';

interface Node {
  readonly type: string;
  readonly text?: string;
  readonly attrs?: { readonly isi?: string; readonly keterangan?: string; readonly alt?: string } | object;
  readonly content?: readonly Node[] | undefined;
}

/** The words of a section in their order, a line for each paragraph, point of a list, row of a table and picture. */
export const barisNaskah = ({ content }: Naskah): string[] =>
  (content as readonly Node[]).flatMap(linesOf).filter((line) => line !== '');

function linesOf({ type, attrs, content = [] }: Node): string[] {
  if (type === 'paragraph' || type === 'heading')
    return [content.map(inline).join('').replaceAll(/\s+/g, ' ').trim()];
  if (type === 'gambar') {
    const { keterangan, alt } = attrs as { keterangan: string; alt: string };
    return [`[Gambar: ${keterangan || alt || 'tanpa keterangan'}]`];
  }
  if (type === 'table') return content.map((row) => (row.content ?? []).map(cell).join(' | '));
  if (type === 'bulletList' || type === 'orderedList')
    return content.flatMap((item) => (item.content ?? []).flatMap(linesOf).map((line) => `• ${line}`));
  return content.flatMap(linesOf);
}

const cell = ({ content = [] }: Node): string => content.flatMap(linesOf).join(' ');

function inline({ type, text, attrs }: Node): string {
  if (type === 'catatanKaki') return ` (${(attrs as { isi: string }).isi})`;
  return type === 'hardBreak' ? ' ' : (text ?? '');
}
