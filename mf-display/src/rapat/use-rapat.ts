import { useLocation, useNavigate, usePages, useParams, useSearchParams } from '@selaras/portal';
import { useMemo } from 'react';
import { manifest } from '../manifest';
import { pageAt } from '../page-at';
import { rapatDraft } from './rapat-draft';
import {
  formatRapat,
  isSameItem,
  parseRapat,
  RAPAT,
  RAPAT_KE,
  type RapatItem,
  rapatParams,
  selectionOf,
} from './rapat-list';
import { placeOf, type RapatPage, rapatPages } from './rapat-pages';
import { useWatched } from './watched';

const known = (id: string) => manifest.pages.find((page) => page.id === id) ?? null;

/** The open display as a page of a presentation. */
function useHere(): RapatItem {
  const { pathname } = useLocation();
  const params = useParams();
  const [search] = useSearchParams();
  return useMemo(() => {
    const inPath = Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : []));
    const selection = { ...selectionOf(search), ...Object.fromEntries(inPath) };
    return { page: pageAt(pathname)?.id ?? '', selection };
  }, [pathname, params, search]);
}

type Words = Readonly<Partial<Record<typeof RAPAT | typeof RAPAT_KE, string>>>;

/** The presentation of the address, or the list that is being put together, and what can be done with it. */
export function useRapat() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { hasPage, hrefOf } = usePages();
  const here = useHere();
  const draft = useWatched(rapatDraft);
  const inAddress = search.get(RAPAT);
  const on = inAddress !== null;
  const text = inAddress ?? draft;
  const list = useMemo(() => parseRapat(text), [text]);
  const { pages, skipped } = useMemo(() => rapatPages(list, known, hasPage), [list, hasPage]);
  const { items } = list;
  const ke = on ? Number(search.get(RAPAT_KE) ?? 0) - 1 : items.findIndex((one) => isSameItem(one, here));
  const place = useMemo(
    () => placeOf(pages, Number.isInteger(ke) ? ke : -1, here.page),
    [pages, ke, here.page],
  );

  const addressOf = ({ page, params, query, at }: RapatPage): string | null =>
    hrefOf(page, params, { ...query, [RAPAT]: text, [RAPAT_KE]: at + 1 });
  /** The address of this page with other words about the presentation. */
  const addressHere = (words: Words): string => {
    const asked = new URLSearchParams(search);
    for (const name of rapatParams) asked.delete(name);
    for (const [name, value] of Object.entries(words)) asked.set(name, value);
    return asked.size === 0 ? pathname : `${pathname}?${asked}`;
  };

  return {
    /** Whether the open page is shown to a meeting. */
    on,
    here,
    items,
    pages,
    skipped,
    place,
    addressOf,
    /** Opens a page of the list. */
    go(page: RapatPage | null) {
      const address = page && addressOf(page);
      if (address !== null) void navigate(address);
    },
    /** Shows this page to the meeting: with the list that it stands in, or alone. */
    start() {
      const at = items.findIndex((one) => isSameItem(one, here));
      const words = at < 0 ? { [RAPAT]: '' } : { [RAPAT]: text, [RAPAT_KE]: String(at + 1) };
      void navigate(addressHere(words));
    },
    leave: () => void navigate(addressHere({}), { replace: true, preventScrollReset: true }),
    /** Puts another list in the place of this one; the open page keeps its place in it. A list that came by an address is not the tab's own. */
    change(next: readonly RapatItem[]) {
      if (text === draft) rapatDraft.set(formatRapat(next));
      if (!on) return;
      const shown = items[ke];
      const at = shown === undefined ? -1 : next.findIndex((one) => isSameItem(one, shown));
      const words = { [RAPAT]: formatRapat(next), ...(at >= 0 && { [RAPAT_KE]: String(at + 1) }) };
      void navigate(addressHere(words), { replace: true, preventScrollReset: true });
    },
  };
}

export type Rapat = ReturnType<typeof useRapat>;
