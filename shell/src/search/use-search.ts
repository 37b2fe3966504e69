import { failureText, optionQueries, searchQueries } from '@selaras/api-client';
import { usePages, useSession } from '@selaras/portal';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useShell } from '../shell-context';
import { indikatorItems } from './indikator-items';
import { pageItems, type SearchItem, searchItems, UNIT_PAGE, unitItems } from './search-items';
import { useSettled } from './use-settled';

/** Typing pauses for so long before the server is asked. */
const PAUSE_MS = 250;
/** The server looks for no less (`SEARCH_MIN`). */
const LEAST = 2;

export interface SearchGroup {
  readonly title: string;
  readonly items: readonly SearchItem[];
}

export interface Search {
  /** Only groups with something in them. */
  readonly groups: readonly SearchGroup[];
  /** What is to be said about the search itself; null when the results say it all. */
  readonly notice: 'menunggu' | 'mencari' | 'kosong' | 'gagal' | null;
  /** Why indicators could not be searched. */
  readonly reason: string | null;
  readonly retry: () => void;
}

/** Pages, units and indicators that this user may open and that have every word that was typed. */
export function useSearch(typed: string): Search {
  const { user, tahunKinerja } = useSession();
  const { manifests } = useShell();
  const portalPages = usePages();
  const pages = pageItems(manifests, user, tahunKinerja);
  // Who has no diagram finds neither units nor indicators in it.
  const hasDiagram = portalPages.hasPage(UNIT_PAGE);
  const { data: units } = useQuery({ ...optionQueries.satuanKerja(), enabled: hasDiagram });

  const wanted = typed.trim();
  const q = useSettled(wanted, PAUSE_MS);
  const isWanted = hasDiagram && wanted.length >= LEAST;
  const found = useQuery({
    ...searchQueries.indikator(q),
    enabled: isWanted && q.length >= LEAST,
    placeholderData: keepPreviousData,
  });
  const isBehind = isWanted && (q !== wanted || found.isFetching);

  const groups = [
    { title: 'Halaman', items: searchItems(pages, typed) },
    {
      title: 'Satuan kerja',
      items: searchItems(hasDiagram ? unitItems(units ?? [], portalPages) : [], typed),
    },
    {
      title: 'Indikator',
      items: isWanted && !found.isError ? indikatorItems(found.data ?? [], user, portalPages) : [],
    },
  ].filter(({ items }) => items.length > 0);

  const noticeOf = (): Search['notice'] => {
    if (isBehind) return 'mencari';
    if (isWanted && found.isError) return 'gagal';
    if (groups.length === 0) return 'kosong';
    return hasDiagram && !isWanted ? 'menunggu' : null;
  };
  return {
    groups,
    notice: noticeOf(),
    reason: found.error === null ? null : failureText(found.error).pesan,
    retry: () => void found.refetch(),
  };
}
