/** Names in the address: the pages of a presentation, and the place of the one that is shown, counted from 1. */
export const RAPAT = 'rapat';
export const RAPAT_KE = 'rapat_ke';
export const rapatParams: readonly string[] = [RAPAT, RAPAT_KE];

/** More pages than anybody goes through in a meeting. */
export const RAPAT_MAX = 20;
const NAMES_MAX = 12;
const VALUE_MAX = 200;

/** A page of a presentation: its id in the manifest, and what was chosen on it. */
export interface RapatItem {
  readonly page: string;
  /** Parameters of its path and of its search, by name. */
  readonly selection: Readonly<Record<string, string>>;
}

export interface RapatList {
  readonly items: readonly RapatItem[];
  /** How many pages the address has beyond those that are taken. */
  readonly surplus: number;
}

/** What the portal itself reads off any address; a page's own selection never has it. */
const foreign = new Set([...rapatParams, 'message', 'token', 'kembali', 'remote']);

/** What of a page's search belongs to a presentation: what was chosen there, within limits. */
export function selectionOf(search: URLSearchParams): RapatItem['selection'] {
  const chosen = [...search].filter(
    ([name, value]) => /^[a-z]\w*$/i.test(name) && !foreign.has(name) && value.length <= VALUE_MAX,
  );
  return Object.fromEntries(chosen.slice(0, NAMES_MAX));
}

const searchText = (selection: RapatItem['selection']) =>
  new URLSearchParams(Object.entries(selection).sort(([one], [other]) => (one < other ? -1 : 1))).toString();

/** `id` or `id?name=value&…`, one after the other with commas, which a search text writes as %2C. */
const itemText = ({ page, selection }: RapatItem) => [page, searchText(selection)].filter(Boolean).join('?');

export const formatRapat = (items: readonly RapatItem[]): string => items.map(itemText).join(',');

/** Reads a list out of an address. Whether its pages exist, and for whom, is asked afterwards. */
export function parseRapat(text: string): RapatList {
  const texts = text.split(',').filter((one) => one !== '');
  const items = texts.slice(0, RAPAT_MAX).map((one) => {
    const at = one.indexOf('?');
    const [page, search] = at < 0 ? [one, ''] : [one.slice(0, at), one.slice(at + 1)];
    return { page, selection: selectionOf(new URLSearchParams(search)) };
  });
  return { items, surplus: texts.length - items.length };
}

export const isSameItem = (one: RapatItem, other: RapatItem): boolean => itemText(one) === itemText(other);

export const withoutItem = (items: readonly RapatItem[], at: number): RapatItem[] => items.toSpliced(at, 1);

/** The list with the page at one place moved to another; places outside of it change nothing. */
export function moveItem(items: readonly RapatItem[], from: number, to: number): readonly RapatItem[] {
  const moved = items[from];
  if (moved === undefined || to < 0 || to >= items.length) return items;
  return withoutItem(items, from).toSpliced(to, 0, moved);
}

/** The list with a page at its end, unless it is there already or the list is full. */
export const addItem = (items: readonly RapatItem[], item: RapatItem): readonly RapatItem[] =>
  items.length >= RAPAT_MAX || items.some((one) => isSameItem(one, item)) ? items : [...items, item];
