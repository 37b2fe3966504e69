import { NASKAH_MAX, type Naskah } from '@selaras/contracts';
import type { Mark, Node } from '@tiptap/pm/model';
import type { Kept, Place } from './kept';
import { keptAttrs } from './kept-attrs';
import { wholeSigns } from './whole-signs';
import { withoutEmptyRows } from './without-empty-rows';

export interface Written {
  readonly naskah: Naskah;
  /** Of the nodes of `naskah`, by themselves. */
  readonly places: ReadonlyMap<object, Place>;
}

const LISTS = ['bulletList', 'orderedList'];
/** Whole signs, at most two units each. */
const PIECE = new RegExp(`(?:[\\ud800-\\udbff][\\udc00-\\udfff]|[^]){1,${NASKAH_MAX.potongan / 2}}`, 'g');

/** The editor's document as the report keeps it: known attributes alone, and lists no deeper than the schema lets them. */
export const toNaskah = (doc: Node): Naskah => writtenOf(doc).naskah;

/** The same, with what stands where. */
export function writtenOf(doc: Node): Written {
  const places = new Map<object, Place>();
  const put = (kept: Kept, from: number, size: number): Kept => {
    places.set(kept, { from, to: from + size });
    return kept;
  };
  const inside = (node: Node, from: number, take: (child: Node, at: number) => Kept[]): Kept[] => {
    const found: Kept[] = [];
    node.forEach((child, offset) => {
      found.push(...take(child, from + offset));
    });
    return found;
  };
  const clean = (node: Node, at: number, depth: number): Kept[] => {
    if (node.isText) return pieces(node, at);
    const type = node.type.name;
    const isList = LISTS.includes(type);
    if (isList && depth >= NASKAH_MAX.kedalaman) return flattened(node, at);
    const found = inside(node, at + 1, (child, place) => clean(child, place, isList ? depth + 1 : depth));
    const content = type === 'table' ? withoutEmptyRows(found, places) : found;
    return [put({ type, ...attrsOf(node), ...(content.length > 0 && { content }) }, at, node.nodeSize)];
  };
  /** Text of a list that lies too deep, as paragraphs of the item above it. */
  const flattened = (list: Node, at: number): Kept[] =>
    inside(list, at + 1, (item, place) =>
      inside(item, place + 1, (child, inner) =>
        LISTS.includes(child.type.name) ? flattened(child, inner) : clean(child, inner, NASKAH_MAX.kedalaman),
      ),
    );
  const pieces = ({ text = '', marks }: Node, at: number): Kept[] => {
    const kept = marks.map((mark) => ({ type: mark.type.name, ...attrsOf(mark) }));
    let from = at;
    return (wholeSigns(text).match(PIECE) ?? []).map((piece) => {
      const placed = put(
        { type: 'text', text: piece, ...(kept.length > 0 && { marks: kept }) },
        from,
        piece.length,
      );
      from += piece.length;
      return placed;
    });
  };
  const content = inside(doc, 0, (child, at) => clean(child, at, 0));
  return { naskah: { type: 'doc', content } as Naskah, places };
}

function attrsOf({ type, attrs }: Node | Mark): { attrs?: Record<string, unknown> } {
  const kept = keptAttrs[type.name];
  if (kept === undefined) return {};
  const known = Object.entries(kept).map(([name, keep]) => [name, keep(attrs[name])] as const);
  return { attrs: Object.fromEntries(known.filter(([, value]) => value !== undefined)) };
}
