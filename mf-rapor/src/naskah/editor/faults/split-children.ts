import { Fragment, type Node } from '@tiptap/pm/model';

/** A list or a paragraph as several that hold at most so many children; a numbered list goes on with its numbers. */
export function splitChildren(node: Node, most: number): Node[] {
  const parts: Node[] = [];
  for (let from = 0; from < node.childCount; from += most) {
    const children = node.content.content.slice(from, from + most);
    const attrs = 'start' in node.attrs ? { ...node.attrs, start: node.attrs.start + from } : node.attrs;
    parts.push(node.type.create(attrs, Fragment.from(children), node.marks));
  }
  return parts;
}
