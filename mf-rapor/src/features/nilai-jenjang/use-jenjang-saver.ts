import { apiClient, invalidate, rowEtag } from '@selaras/api-client';
import type { BarisNilaiJenjang } from '@selaras/contracts';
import { type RowKey, type RowValues, unsavedRows, useSaver } from '@selaras/sheet';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isIku, type MatrixAnswer, type MatrixRow, rowModel, withSaved } from './matrix-row';
import { nilaiJenjangEndpoints, nilaiJenjangQueries } from './nilai-jenjang-queries';

const idOf = (key: RowKey) => Number(key.split('/')[1]);

/** Saves classes of one year, joined to the query that shows them and to this browser's drafts. */
export function useJenjangSaver(tahun: number, storageKey: string) {
  const queries = useQueryClient();
  const { queryKey } = nilaiJenjangQueries.list();
  const ports = {
    async send(key: RowKey, versi: number, body: RowValues): Promise<BarisNilaiJenjang> {
      const { data } = await apiClient.request(nilaiJenjangEndpoints.update, {
        params: { id: idOf(key) },
        body: body as Partial<Pick<BarisNilaiJenjang, 'opsi' | 'keterangan'>>,
        ifMatch: rowEtag({ versi }),
        tahun,
      });
      return data;
    },
    received(row: MatrixRow) {
      if (isIku(row))
        queries.setQueryData<MatrixAnswer>(queryKey, (before) => before && withSaved(before, row));
    },
    refused: () => invalidate(queries, { queryKey }),
  };
  const { saver, queue } = useSaver<MatrixRow>(rowModel, ports, storageKey);
  const waiting = unsavedRows(queue).length;
  const touched = queue.size;

  // The recap counts these rows: once all is saved it reads anew when it is opened.
  useEffect(() => {
    if (waiting > 0 || touched === 0) return;
    invalidate(queries, { queryKey: nilaiJenjangQueries.rekap().queryKey, refetchType: 'none' });
  }, [queries, waiting, touched]);

  return { saver, queue };
}
