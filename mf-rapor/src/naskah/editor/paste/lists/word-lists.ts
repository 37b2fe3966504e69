import type { ListEntry } from './build-lists';
import { kindNamed, type ListKind, marksOf } from './list-mark';

const LIST = /mso-list:\s*(l\d+)\s+level(\d)(?:\s+(lfo\d+))?/i;
const MARKER = /mso-list:\s*ignore/i;
const DEFINITION = /@list\s+(l\d+):level(\d)(?:\s+(lfo\d+))?\s*\{([^}]*)\}/gi;
const FORMAT = /mso-level-number-format:\s*([\w-]+)/i;

/** Kinds of lists by `l0 level1`, or by `l0 level1 lfo2` where one use of a list has its own, as Word's own style tells them. */
export type WordKinds = ReadonlyMap<string, ListKind>;

/** A level of which Word says no format is numbered by digits. */
export function wordKinds(css: string): WordKinds {
  return new Map(
    [...css.matchAll(DEFINITION)].flatMap(([, list = '', level = '', use, rules = '']) => {
      const format = FORMAT.exec(rules)?.[1];
      const kind = format === undefined ? (use === undefined ? '1' : undefined) : kindNamed(format);
      return kind === undefined ? [] : [[[list, level, use].filter(Boolean).join(' '), kind] as const];
    }),
  );
}

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

const POINTS: Readonly<Record<string, number>> = { pt: 1, cm: 28.35, mm: 2.835, in: 72, px: 0.75 };

/** How far a paragraph is set in, points; undefined where it does not say so itself. */
export function indentOf(element: Element): number | undefined {
  const [, size, unit = ''] =
    /(?:^|[;\s])margin-left:\s*(-?[\d.]+)(pt|cm|mm|in|px)/i.exec(styleOf(element)) ?? [];
  return size === undefined ? undefined : Number(size) * (POINTS[unit.toLowerCase()] ?? 1);
}

/** Where the text of Word's usual item of the first level begins, points. */
const USUAL_INDENT = 36;

/** Takes the marker that Word wrote before the text out of it, and answers it. */
export function takeMarker(element: Element): string {
  const marker = [...element.querySelectorAll('span')].find((span) => MARKER.test(styleOf(span)));
  const text = marker?.textContent?.trim() ?? '';
  marker?.remove();
  return text;
}

export interface WordItem {
  readonly entry: Extract<ListEntry, { type: 'item' }>;
  /** Where its text begins, points. */
  readonly indent: number;
}

/** A paragraph that Word shows as an item of a list; null for every other. */
export function wordItem(element: Element, kinds: WordKinds): WordItem | null {
  const [, list, number, use] = LIST.exec(styleOf(element)) ?? [];
  if (list === undefined || number === undefined) return null;
  const level = Number(number);
  const known = kinds.get(`${list} ${number} ${use}`) ?? kinds.get(`${list} ${number}`);
  const marker = takeMarker(element);
  const paragraph = element.ownerDocument.createElement('p');
  paragraph.append(...element.childNodes);
  return {
    entry: { type: 'item', level, marks: marksOf(marker, told(known, marker)), nodes: [paragraph] },
    indent:
      indentOf(element) ?? (/MsoListParagraph/.test(element.className) ? USUAL_INDENT : USUAL_INDENT * level),
  };
}

/** Word counts by digits where it says nothing; other signs before the text then say more. */
const told = (known: ListKind | undefined, marker: string): ListKind | undefined =>
  known === '1' && marker !== '' && !/\d/.test(marker) ? undefined : known;
