import type { RapatItem, RapatList } from './rapat-list';
import { RAPAT_MAX } from './rapat-list';

/** A page of the presentation that its reader may see. */
export interface RapatPage extends RapatItem {
  /** Its place in the list of the address, from 0. */
  readonly at: number;
  readonly title: string;
  /** Parameters of its path, and of its search. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

export interface RapatPages {
  readonly pages: readonly RapatPage[];
  /** One sentence for each kind of page that is left out. */
  readonly skipped: readonly string[];
}

interface Known {
  readonly path: string;
  readonly title: string;
}

const nameOf = /\{(\w+)\}/g;

/** A value that stands for one part of a path. */
const isPathPart = (value: string | undefined) => value !== undefined && /^[\w-]+$/.test(value);

/**
 * The pages of a list that there are and that this reader may open, in the list's order.
 * @param known the page of an id; null for any other text
 */
export function rapatPages(
  { items, surplus }: RapatList,
  known: (page: string) => Known | null,
  mayOpen: (page: string) => boolean,
): RapatPages {
  const pages: RapatPage[] = [];
  const closed: string[] = [];
  let unknown = 0;
  for (const [at, { page, selection }] of items.entries()) {
    const found = known(page);
    const names = [...(found?.path ?? '').matchAll(nameOf)].map(([, name = '']) => name);
    if (found === null || !names.every((name) => isPathPart(selection[name]))) unknown += 1;
    else if (!mayOpen(page)) closed.push(found.title);
    else {
      const part = (inPath: boolean) =>
        Object.fromEntries(Object.entries(selection).filter(([name]) => names.includes(name) === inPath));
      pages.push({ at, page, selection, title: found.title, params: part(true), query: part(false) });
    }
  }
  return { pages, skipped: skippedWords({ unknown, closed, surplus }) };
}

const skippedWords = ({
  unknown,
  closed,
  surplus,
}: {
  unknown: number;
  closed: readonly string[];
  surplus: number;
}): string[] => [
  ...(unknown > 0 ? [`${unknown} halaman dilewati karena tidak dikenal.`] : []),
  ...(closed.length > 0
    ? [`Dilewati karena Anda tidak berhak membukanya: ${[...new Set(closed)].join(', ')}.`]
    : []),
  ...(surplus > 0
    ? [`${surplus} halaman dilewati: satu rapat memuat paling banyak ${RAPAT_MAX} halaman.`]
    : []),
];

/** Where the reader stands: on the page at a place of the list, or on one that he opened from there. */
export interface RapatPlace {
  /** Place among the pages that are shown, from 0; null when the open page is none of them. */
  readonly shown: number | null;
  readonly before: RapatPage | null;
  readonly after: RapatPage | null;
}

/** @param ke the place that the address names, from 0; @param page the id of the open page */
export function placeOf(pages: readonly RapatPage[], ke: number, page: string): RapatPlace {
  const named = pages.findIndex((one) => one.at === ke && one.page === page);
  const found = named >= 0 || ke >= 0 ? named : pages.findIndex((one) => one.page === page);
  if (found >= 0) return { shown: found, before: pages[found - 1] ?? null, after: pages[found + 1] ?? null };
  return {
    shown: null,
    before: pages.findLast(({ at }) => at <= ke) ?? null,
    after: pages.find(({ at }) => at > ke) ?? null,
  };
}
