import { buildLists, type ListEntry } from './build-lists';
import { flatList, isList, kindOf, levelAt } from './html-lists';
import { indentOf, takeMarker, type WordKinds, wordItem, wordKinds } from './word-lists';

/** Neighbours that together are lists. */
interface Run {
  readonly entries: ListEntry[];
  readonly elements: Element[];
  /** Where the texts of Word's items begin, by level, points. */
  readonly indents: Map<number, number>;
  /** Paragraphs between items: they belong to the one before when another follows, or Word says so. */
  pending: { readonly element: Element; readonly level: number; readonly isWord: boolean }[];
  /** Elements that are no lists yet, or lists that do not nest. */
  isLoose: boolean;
}

/**
 * Lists as programs copy them become lists in each other that keep kind and number (ADR 147): paragraphs of Word that look
 * like items, with the paragraphs that go on with one; the single lists of Word online; lists of Google Docs and
 * LibreOffice that lie directly in each other. `css` is what the clipboard says of Word's lists.
 */
export function nestLists(root: Element, css: string): void {
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) takeMarker(heading);
  nestWithin(root, wordKinds(css));
  for (const list of root.querySelectorAll('ol')) {
    const kind = kindOf(list);
    if (kind === '1') list.removeAttribute('type');
    else list.setAttribute('type', kind);
  }
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

function nestWithin(container: Element, kinds: WordKinds): void {
  let run: Run | null = null;
  const end = () => {
    if (run !== null) finish(run);
    run = null;
  };
  for (const child of [...container.childNodes]) {
    if (!isElement(child)) {
      if (child.textContent?.trim()) end();
      continue;
    }
    const taken: Run = run ?? { entries: [], elements: [], indents: new Map(), pending: [], isLoose: false };
    if (takeItem(taken, child, kinds) || (run !== null && takeMore(taken, child))) {
      run = taken;
      continue;
    }
    end();
    nestWithin(child, kinds);
  }
  end();
}

/** Lists that are nothing but the content of a box of Word online. */
function listsOf(element: Element): readonly Element[] {
  if (isList(element)) return [element];
  if (element.localName !== 'div' || element.children.length === 0) return [];
  const children = [...element.children];
  const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  return !text && children.every(isList) ? children : [];
}

function takeItem(run: Run, element: Element, kinds: WordKinds): boolean {
  const item = /^(p|div)$/.test(element.localName) ? wordItem(element, kinds) : null;
  const flats = item === null ? listsOf(element).map((list) => flatList(list)) : [];
  if (item === null && flats.length === 0) return false;
  settle(run);
  if (item !== null) {
    run.entries.push(item.entry);
    run.indents.set(item.entry.level, item.indent);
    run.isLoose = true;
  }
  for (const flat of flats) {
    run.entries.push(...flat.entries);
    run.isLoose ||= flat.isLoose;
  }
  run.elements.push(element);
  return true;
}

/** Rounding between centimetres and points. */
const NEARLY = 3;

/** A paragraph between items that is set in as far as the text of one of them. */
function takeMore(run: Run, element: Element): boolean {
  if (element.localName !== 'p' || !element.textContent?.trim()) return false;
  const [, listed, continued] = /\bMsoList(?:(Paragraph)|Continue(\d?))/.exec(element.className) ?? [];
  const isWord = listed !== undefined || continued !== undefined;
  const indent = indentOf(element) ?? (listed === undefined ? 0 : 36);
  const reached = [...run.indents].flatMap(([level, at]) => (at <= indent + NEARLY ? [level] : []));
  const level =
    continued !== undefined
      ? Number(continued || 1)
      : run.indents.size > 0
        ? indent > 0 && reached.length > 0
          ? Math.max(...reached)
          : null
        : levelAt(element);
  if (level === null) return false;
  run.pending.push({ element, level, isWord });
  return true;
}

/** Paragraphs that were waiting are followed by an item: they go on with the one before. */
function settle(run: Run): void {
  for (const { element, level } of run.pending) {
    run.entries.push({ type: 'more', level, nodes: [element] });
    run.isLoose = true;
  }
  run.pending = [];
}

function finish(run: Run): void {
  if (run.pending.length > 0 && run.pending.every(({ isWord }) => isWord)) settle(run);
  const [first] = run.elements;
  if (!run.isLoose || first === undefined) return;
  const mark = first.ownerDocument.createComment('');
  first.before(mark);
  const built = buildLists(run.entries, first.ownerDocument);
  for (const element of run.elements) element.remove();
  mark.replaceWith(built);
}
