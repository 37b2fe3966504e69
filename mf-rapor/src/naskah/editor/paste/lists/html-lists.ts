import type { ListEntry } from './build-lists';
import { BULLET, kindNamed, type ListKind } from './list-mark';
import { indentOf } from './word-lists';

const TYPE = /^[aAiI]$/;

const styleKind = (element: Element | null): ListKind | undefined =>
  kindNamed(/list-style(?:-type)?:\s*([\w-]+)/i.exec(element?.getAttribute('style') ?? '')?.[1] ?? '');

/** By what a list is numbered: its type, or its style or that of its first item, as Google Docs and Word online write it. */
export function kindOf(list: Element): ListKind {
  if (list.localName === 'ul') return 'ul';
  const type = list.getAttribute('type') ?? '';
  if (TYPE.test(type)) return type as ListKind;
  const styled = styleKind(list) ?? styleKind(list.querySelector(':scope > li'));
  return styled === undefined || styled === 'ul' ? '1' : styled;
}

export const isList = (node: Node): node is HTMLOListElement | HTMLUListElement =>
  /^(OL|UL)$/.test(node.nodeName);

/** How deep an item says that it lies; Word online gives each a list of its own, Google Docs lists beside each other. */
const levelSaid = (item: Element): number | null => {
  const said = Number(item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level') ?? Number.NaN);
  return Number.isInteger(said) && said > 0 ? said : null;
};

export interface FlatList {
  readonly entries: readonly ListEntry[];
  /** Whether its elements do not say how it nests: lists directly in lists, levels that only attributes tell. */
  readonly isLoose: boolean;
}

/** A list with all that are in it as a run of items. */
export function flatList(list: Element, depth = 1): FlatList {
  const kind = kindOf(list);
  const start = Number(list.getAttribute('start') ?? 1);
  let number = Number.isSafeInteger(start) ? start : 1;
  const entries: ListEntry[] = [];
  let isLoose = false;
  const take = (inner: Element) => {
    const flat = flatList(inner, depth + 1);
    entries.push(...flat.entries);
    isLoose ||= flat.isLoose;
  };
  for (const child of list.children) {
    if (isList(child)) {
      isLoose = true;
      take(child);
      continue;
    }
    const level = levelSaid(child) ?? depth;
    const value = Number(child.getAttribute('value') ?? number);
    isLoose ||= level !== depth || value !== number;
    if (Number.isSafeInteger(value)) number = value;
    let nodes: Node[] = [];
    let isFirst = true;
    const put = () => {
      const own = { level, nodes };
      if (isFirst) entries.push({ type: 'item', marks: [kind === 'ul' ? BULLET : { kind, number }], ...own });
      else if (nodes.some(({ textContent }) => textContent?.trim())) entries.push({ type: 'more', ...own });
      nodes = [];
      isFirst = false;
    };
    for (const node of child.childNodes) {
      if (!isList(node)) {
        nodes.push(node);
        continue;
      }
      put();
      take(node);
    }
    if (isFirst || nodes.length > 0) put();
    number += 1;
  }
  return { entries, isLoose };
}

/** Where the text of the first level begins, and how much further that of each deeper one, points. */
const [FIRST, STEP] = [36, 18];

/** The deepest level whose text begins where a paragraph between items of lists does; null: none. */
export function levelAt(element: Element): number | null {
  const indent = indentOf(element) ?? 0;
  return indent < FIRST - 2 ? null : 1 + Math.floor((indent - FIRST + 2) / STEP);
}
