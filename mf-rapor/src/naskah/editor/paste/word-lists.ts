const LIST = /mso-list:\s*l\d+\s+level(\d)/i;
const MARKER = /mso-list:\s*ignore/i;
/** What stands before an item of a numbered list: `1.`, `a)`, `(iv)`, `1.2.` */
const NUMBERED = /^\(?(\d+|[a-z]|[ivxlcdm]+)(\.\d+)*[.)]/i;

interface Item {
  readonly element: Element;
  /** From 1. */
  readonly level: number;
  readonly ordered: boolean;
  readonly start: number;
}

interface OpenList {
  readonly level: number;
  readonly ordered: boolean;
  readonly list: Element;
}

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

/** Word copies lists as paragraphs that look like items; here they become lists in each other. */
export function nestWordLists(root: Element): void {
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) takeMarker(heading);
  for (const run of runsOf(root)) build(run);
}

/** Neighbouring paragraphs that are items, in their order. */
function runsOf(root: Element): Item[][] {
  const runs: Item[][] = [];
  let previous: Element | null = null;
  for (const element of root.querySelectorAll('p, div')) {
    const level = LIST.exec(styleOf(element))?.[1];
    if (level === undefined) continue;
    const before = element.previousElementSibling;
    const marker = takeMarker(element);
    const numbered = NUMBERED.exec(marker);
    const item = {
      element,
      level: Number(level),
      ordered: numbered !== null,
      start: Number(/^\d+$/.test(numbered?.[1] ?? '') ? numbered?.[1] : 1),
    };
    const run = runs.at(-1);
    if (run !== undefined && before !== null && before === previous) run.push(item);
    else runs.push([item]);
    previous = element;
  }
  return runs;
}

/** Takes the marker that Word wrote before the text out of it, and answers it. */
function takeMarker(element: Element): string {
  const marker = [...element.querySelectorAll('span')].find((span) => MARKER.test(styleOf(span)));
  const text = marker?.textContent?.trim() ?? '';
  marker?.remove();
  return text;
}

function build(run: readonly Item[]): void {
  const open: OpenList[] = [];
  for (const item of run) {
    const { element, level, ordered, start } = item;
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const top = open.at(-1);
    if (top !== undefined && top.level === level && top.ordered !== ordered) open.pop();
    let parent = open.at(-1);
    if (parent === undefined || parent.level < level) {
      const list = element.ownerDocument.createElement(ordered ? 'ol' : 'ul');
      if (ordered && start !== 1) list.setAttribute('start', String(start));
      const within = parent?.list.lastElementChild;
      if (within) within.append(list);
      else element.before(list);
      parent = { level, ordered, list };
      open.push(parent);
    }
    const entry = element.ownerDocument.createElement('li');
    const paragraph = element.ownerDocument.createElement('p');
    paragraph.append(...element.childNodes);
    entry.append(paragraph);
    parent.list.append(entry);
    element.remove();
  }
}
