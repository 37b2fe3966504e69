import type { Page } from '@selaras/contracts';
import { useSession } from '@selaras/portal';
import type { AnyResource } from '@selaras/resource/core';
import { requestResource } from '@selaras/resource/core';
import { useQuery } from '@tanstack/react-query';
import type { RencanaAksiListRow } from './rencana-aksi';

/** Pages that one paper holds at most; more are narrowed down first. */
const PAGE_LIMIT = 25;

/** Every row that fits the filters, page by page; null when there are too many for one paper. */
export function useAllRows(resource: AnyResource, wanted: Readonly<Record<string, unknown>>) {
  const { tahunKinerja } = useSession();
  const { page: _, ...filters } = wanted;
  return useQuery({
    queryKey: [resource.path.slice(1), 'cetak', tahunKinerja, filters],
    queryFn: async ({ signal }) => {
      const rows: RencanaAksiListRow[] = [];
      for (let page = 1; ; page += 1) {
        const query = { ...filters, page };
        const answer = (await requestResource(resource.endpoints.list, {
          query,
          signal,
        })) as Page<RencanaAksiListRow>;
        if (answer.total > PAGE_LIMIT * answer.per_page) return null;
        rows.push(...answer.data);
        if (answer.data.length === 0 || rows.length >= answer.total) return rows;
      }
    },
  });
}
