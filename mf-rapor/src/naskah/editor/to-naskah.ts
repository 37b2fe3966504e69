import { DAFTAR_DEPTH_MAX, type Naskah } from '@selaras/contracts';

/** A node as the editor gives it out. */
interface Node {
  readonly type?: string;
  readonly text?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly Node[];
  readonly content?: readonly Node[];
}

const LISTS = ['bulletList', 'orderedList'];
/** Most characters that one piece of text holds. */
const PIECE_MAX = 20_000;

/** Attributes that are kept, by node and mark; every other one belongs to the editor alone. */
const keptAttrs: Readonly<Record<string, readonly string[]>> = {
  heading: ['level'],
  orderedList: ['start'],
  tableCell: ['colspan', 'rowspan', 'colwidth'],
  tableHeader: ['colspan', 'rowspan', 'colwidth'],
  gambar: ['gambar_id', 'alt', 'keterangan', 'lebar'],
  catatanKaki: ['isi'],
  link: ['href'],
};

/** The editor's document as the report keeps it: known attributes alone, and lists no deeper than the schema lets them. */
export function toNaskah(doc: Node): Naskah {
  return { type: 'doc', content: (doc.content ?? []).flatMap((node) => clean(node, 0)) } as Naskah;
}

function clean(node: Node, depth: number): Node[] {
  if (node.type === 'text') return pieces(node);
  const isList = LISTS.includes(node.type ?? '');
  if (isList && depth >= DAFTAR_DEPTH_MAX) return flattened(node);
  const content = node.content?.flatMap((child) => clean(child, isList ? depth + 1 : depth));
  const { type } = node;
  return [{ ...(type && { type }), ...attrsOf(node), ...(content?.length ? { content } : {}) }];
}

/** Text of a list that lies too deep, as paragraphs of the item above it. */
const flattened = (list: Node): Node[] =>
  (list.content ?? []).flatMap((item) =>
    (item.content ?? []).flatMap((child) =>
      LISTS.includes(child.type ?? '') ? flattened(child) : clean(child, DAFTAR_DEPTH_MAX),
    ),
  );

function pieces({ text = '', marks }: Node): Node[] {
  const kept = marks?.map((mark) => ({ type: mark.type ?? '', ...attrsOf(mark) }));
  const cut = text.match(new RegExp(`[^]{1,${PIECE_MAX}}`, 'g')) ?? [];
  return cut.map((piece) => ({ type: 'text', text: piece, ...(kept?.length ? { marks: kept } : {}) }));
}

function attrsOf({ type = '', attrs }: Node): { attrs?: Record<string, unknown> } {
  const names = keptAttrs[type];
  if (names === undefined || attrs === undefined) return {};
  return { attrs: Object.fromEntries(names.map((name) => [name, attrs[name] ?? null])) };
}
