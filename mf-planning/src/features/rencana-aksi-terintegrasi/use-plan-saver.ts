import { apiClient, invalidate, rowEtag } from '@selaras/api-client';
import type { TingkatTerintegrasi } from '@selaras/contracts';
import { type RowKey, type RowValues, unsavedRows, useSaver } from '@selaras/sheet';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { validasiPerencanaanQueries } from '../validasi-perencanaan/validasi-perencanaan-queries';
import { type Baris, rowModel } from './row';
import { type TableAnswer, withSaved } from './table-answer';
import { rencanaAksiTerintegrasiEndpoints, rencanaAksiTerintegrasiQueries } from './terintegrasi-queries';

async function send(key: RowKey, versi: number, body: RowValues): Promise<Baris> {
  const [tingkat, id] = key.split('/') as [TingkatTerintegrasi, string];
  const { data } = await apiClient.request(rencanaAksiTerintegrasiEndpoints.update, {
    params: { tingkat, id: Number(id) },
    body,
    ifMatch: rowEtag({ versi }),
  });
  return data;
}

/** The saver of one unit's rows, joined to the query that shows them and to this browser's drafts. */
export function usePlanSaver(unit: number, storageKey: string) {
  const queries = useQueryClient();
  const { queryKey } = rencanaAksiTerintegrasiQueries.list(unit);
  const ports = {
    send,
    received(row: Baris) {
      queries.setQueryData<TableAnswer>(queryKey, (before) => before && withSaved(before, row));
    },
    refused: () => invalidate(queries, { queryKey }),
  };
  const { saver, queue } = useSaver(rowModel, ports, storageKey);
  const waiting = unsavedRows(queue).length;
  const touched = queue.size;

  // Other pages show these rows too: once all is saved they read anew when they are opened.
  useEffect(() => {
    if (waiting > 0 || touched === 0) return;
    const [grid] = rencanaAksiTerintegrasiQueries.all;
    invalidate(queries, {
      predicate: ({ queryKey }) => queryKey[0] !== grid,
      refetchType: 'none',
    });
    // What the plan lacks may be shown beside it.
    invalidate(queries, { queryKey: validasiPerencanaanQueries.all });
  }, [queries, waiting, touched]);

  return { saver, queue };
}
