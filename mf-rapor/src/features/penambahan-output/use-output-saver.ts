import { apiClient, invalidate, rowEtag } from '@selaras/api-client';
import type { PenambahanOutput } from '@selaras/contracts';
import { type RowKey, type RowValues, useSaver } from '@selaras/sheet';
import { useQueryClient } from '@tanstack/react-query';
import { type OutputAnswer, rowModel, withSaved } from './output-row';
import { penambahanOutputEndpoints, penambahanOutputQueries } from './penambahan-output-queries';

/** Saves numbers of one year, joined to the query that shows them and to this browser's drafts. */
export function useOutputSaver(tahun: number, storageKey: string) {
  const queries = useQueryClient();
  const { queryKey } = penambahanOutputQueries.list();
  const ports = {
    async send(key: RowKey, versi: number, body: RowValues): Promise<PenambahanOutput> {
      const { data } = await apiClient.request(penambahanOutputEndpoints.update, {
        params: { satkerId: Number(key) },
        body: body as Partial<Record<'tw1' | 'tw2' | 'tw3' | 'tw4', number | null>>,
        ifMatch: rowEtag({ versi }),
        tahun,
      });
      return data;
    },
    received(row: PenambahanOutput) {
      queries.setQueryData<OutputAnswer>(queryKey, (before) => before && withSaved(before, row));
      invalidate(queries, {
        queryKey: penambahanOutputQueries.all,
        predicate: ({ queryKey: [, path] }) => path !== queryKey[1],
      });
    },
    refused: () => invalidate(queries, { queryKey }),
  };
  return useSaver<PenambahanOutput>(rowModel, ports, storageKey);
}
