import { failureText, searchQueries } from '@selaras/api-client';
import type { JenisTemuan, KelompokTemuan } from '@selaras/contracts';
import { statusCapaianOf } from '@selaras/domain';
import { type PortalPages, usePages, useSession } from '@selaras/portal';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { publicPageItems, type SearchItem, searchItems } from '../search/search-items';
import type { SearchGroup } from '../search/use-search';
import { useShell } from '../shell-context';

/** The server looks for no less (`SEARCH_MIN`). */
const LEAST = 2;

const titles: Record<JenisTemuan, string> = {
  indikator: 'Indikator utama',
  kinerja: 'Program, kegiatan dan sub kegiatan',
  'perangkat-daerah': 'Perangkat daerah',
  inovasi: 'Program inovatif',
  dokumen: 'Dokumen',
};

interface PublicSearch {
  /** Only groups with something in them. */
  readonly groups: readonly SearchGroup[];
  readonly state: 'kosong' | 'pendek' | 'mencari' | 'nihil' | 'gagal' | 'ada';
  /** More was found than is shown. */
  readonly more: boolean;
  /** Why the search failed. */
  readonly reason: string | null;
  readonly retry: () => void;
}

/** Everything open to everybody that has the words `q`; `typed` are those that stand in the field by now. */
export function usePublicSearch(typed: string, q: string): PublicSearch {
  const { tahunPublik } = useSession();
  const { manifests } = useShell();
  const pages = usePages();
  const isWanted = typed.trim().length >= LEAST;
  const found = useQuery({
    ...searchQueries.publik(q),
    enabled: isWanted && q.length >= LEAST,
    placeholderData: keepPreviousData,
  });
  const told = isWanted ? found.data?.data : undefined;
  const menu = { title: 'Halaman', items: searchItems(publicPageItems(manifests, tahunPublik), typed) };
  const shown = told !== undefined || (isWanted && found.isError);
  const groups = shown
    ? [...(told ?? []).map((kind) => groupOf(kind, pages)), menu].filter(({ items }) => items.length > 0)
    : [];

  const stateOf = (): PublicSearch['state'] => {
    if (typed.trim() === '') return 'kosong';
    if (!isWanted) return 'pendek';
    if (q !== typed.trim() || found.isFetching) return 'mencari';
    if (found.isError) return 'gagal';
    return groups.length === 0 ? 'nihil' : 'ada';
  };
  return {
    groups,
    state: stateOf(),
    more: told?.some(({ lebih }) => lebih) ?? false,
    reason: found.error === null ? null : failureText(found.error).pesan,
    retry: () => void found.refetch(),
  };
}

const isMeasured = (jenis: JenisTemuan) => jenis === 'indikator' || jenis === 'kinerja';

/** What was found of one kind, each leading to its page; what has no page in this portal is left out. */
function groupOf({ jenis, temuan }: KelompokTemuan, { hasPage, hrefOf }: PortalPages): SearchGroup {
  const items = temuan.flatMap(({ judul, keterangan, capaian, tujuan }): SearchItem[] => {
    const { halaman, parameter, saring } = tujuan;
    const path = hasPage(halaman) ? hrefOf(halaman, parameter, saring) : null;
    if (path === null) return [];
    const item = { path, label: judul, hint: keterangan };
    return [isMeasured(jenis) ? { ...item, status: statusCapaianOf(capaian, false) } : item];
  });
  return { title: titles[jenis], items };
}
