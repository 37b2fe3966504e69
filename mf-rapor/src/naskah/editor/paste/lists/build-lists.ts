import type { ListKind, ListMark } from './list-mark';

/** What a run of items says, one after the other. */
export type ListEntry =
  | {
      readonly type: 'item';
      /** From 1. */
      readonly level: number;
      /** How its marker can be read. */
      readonly marks: readonly ListMark[];
      readonly nodes: readonly Node[];
    }
  /** More of the last item that lies no deeper. */
  | { readonly type: 'more'; readonly level: number; readonly nodes: readonly Node[] };
type Item = Extract<ListEntry, { type: 'item' }>;

interface OpenList {
  readonly level: number;
  readonly kind: ListKind;
  readonly list: Element;
  /** Number of the item that would go on. */
  next: number;
  last: Element | null;
}

/** The next item of the same list, unless a shallower one ends it before. */
function follower(entries: readonly ListEntry[], at: number, level: number): Item | undefined {
  for (const entry of entries.slice(at)) {
    if (entry.type !== 'item' || entry.level > level) continue;
    return entry.level === level ? entry : undefined;
  }
  return undefined;
}

/** The reading that goes on with the open list, else the one with which the next item goes on, else the likeliest. */
function readMark({ marks }: Item, top: OpenList | undefined, next: Item | undefined): ListMark {
  const goesOn = marks.find(({ kind, number }) => kind === top?.kind && number === top.next);
  const isFollowed = marks.find(
    ({ kind, number }) =>
      number !== null && next?.marks.some((one) => one.kind === kind && one.number === number + 1),
  );
  return goesOn ?? isFollowed ?? marks[0] ?? { kind: 'ul', number: null };
}

/**
 * Lists in each other, each with its kind and the number that it begins with. A list that begins deeper than it goes on
 * has a first item without words, whose number is the one before that of the next (ADR 147).
 */
export function buildLists(entries: readonly ListEntry[], document: Document): DocumentFragment {
  const built = document.createDocumentFragment();
  const base = Math.min(...entries.flatMap((entry) => (entry.type === 'item' ? [entry.level] : [])));
  const open: OpenList[] = [];
  const levelNow = () => open.at(-1)?.level ?? 0;

  function begin(level: number, { kind, number }: ListMark): void {
    const list = document.createElement(kind === 'ul' ? 'ul' : 'ol');
    if (kind !== 'ul' && kind !== '1') list.setAttribute('type', kind);
    if (number !== null && number !== 1) list.setAttribute('start', String(number));
    (open.at(-1)?.last ?? built).append(list);
    open.push({ level, kind, list, next: number ?? 1, last: null });
  }
  function add(nodes: readonly Node[]): void {
    const top = open.at(-1);
    if (top === undefined) return;
    top.last = document.createElement('li');
    top.last.append(...nodes);
    top.list.append(top.last);
    top.next += 1;
  }
  /** The lists around one that begins deeper. */
  function beginAround(level: number, at: number): void {
    for (let around = base; around < level; around += 1) {
      const next = follower(entries, at, around);
      const { kind, number } = next?.marks[0] ?? { kind: '1', number: null };
      begin(around, { kind, number: number === null || number < 2 ? null : number - 1 });
      add([document.createElement('p')]);
    }
  }

  for (const [at, entry] of entries.entries()) {
    const { level, nodes } = entry;
    if (entry.type === 'more') {
      while (open.length > 1 && levelNow() > level) open.pop();
      (open.at(-1)?.last ?? built).append(...nodes);
      continue;
    }
    while (levelNow() > level) open.pop();
    const same = levelNow() === level ? open.at(-1) : undefined;
    const mark = readMark(entry, same, follower(entries, at + 1, level));
    const breaks = same && (same.kind !== mark.kind || (mark.number !== null && mark.number !== same.next));
    if (breaks) open.pop();
    if (open.length === 0) beginAround(level, at);
    if (levelNow() < level) begin(level, mark);
    add(nodes);
  }
  return built;
}
