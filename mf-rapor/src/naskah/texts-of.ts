import type { Naskah } from '@selaras/contracts';

/** Words of a text as they are printed, and the way to the node that holds them. */
interface NaskahText {
  /** As in an issue of the schema: `['content', 3, 'content', 0]`. */
  readonly path: readonly PropertyKey[];
  readonly text: string;
  /** Whether the node is nothing but these words, so that a place among them is one in the node. */
  readonly isText: boolean;
}

/** Printed words of a node: of a piece of text, a footnote, a picture's legend. */
const wordsOf: Readonly<Record<string, (node: Record<string, unknown>) => unknown>> = {
  text: ({ text }) => text,
  catatanKaki: ({ attrs }) => (attrs as { isi?: unknown } | undefined)?.isi,
  gambar: ({ attrs }) => {
    const { keterangan, alt } = (attrs ?? {}) as { keterangan?: unknown; alt?: unknown };
    return [keterangan, alt].filter(Boolean).join(' ');
  },
};

/** All words that a report prints of a text, in their order. */
export function textsOf(naskah: Naskah): NaskahText[] {
  const found: NaskahText[] = [];
  const look = (node: Record<string, unknown>, path: readonly PropertyKey[]) => {
    const text = wordsOf[String(node.type)]?.(node);
    if (typeof text === 'string') found.push({ path, text, isText: node.type === 'text' });
    const { content } = node;
    if (!Array.isArray(content)) return;
    for (const [at, child] of content.entries()) look(child, [...path, 'content', at]);
  };
  look(naskah as unknown as Record<string, unknown>, []);
  return found;
}
