import { apiClient, invalidate, rowEtag } from '@selaras/api-client';
import type { AnswerOf, LkeBaris, lkeLembarCalls } from '@selaras/contracts';
import { useSession } from '@selaras/portal';
import { type RowKey, type RowValues, useSaver } from '@selaras/sheet';
import { draftKey } from '@selaras/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { lembarQueries } from '../../lembar/lembar-queries';
import { isianEndpoints } from './eviden-queries';
import { isianModel, type Tahap } from './isian';

type Answer = AnswerOf<typeof lkeLembarCalls.get>;

const withRow = (before: Answer, row: LkeBaris): Answer => ({
  data: {
    ...before.data,
    baris: before.data.baris.map((one) => (one.kriteria_id === row.kriteria_id ? row : one)),
  },
});

/** Saves what is typed into a worksheet, criterion by criterion, joined to the query that shows it. */
export function useAnswerSaver(satkerId: number, tahap: Tahap) {
  const queries = useQueryClient();
  const { user, tahunKinerja } = useSession();
  const { queryKey } = lembarQueries.lembar(satkerId);
  const { current: model } = useRef(isianModel(tahap));
  const ports = {
    async send(key: RowKey, versi: number, body: RowValues): Promise<LkeBaris> {
      const { data } = await apiClient.request(isianEndpoints.save, {
        params: { satkerId, kriteriaId: Number(key) },
        body,
        ifMatch: rowEtag({ versi }),
        tahun: tahunKinerja,
      });
      return data;
    },
    received(row: LkeBaris) {
      queries.setQueryData<Answer>(queryKey, (before) => before && withRow(before, row));
    },
    refused: () => invalidate(queries, { queryKey: lembarQueries.all }),
  };
  const key = draftKey(user?.id ?? 0, 'lke', satkerId, tahunKinerja, tahap);
  return { model, ...useSaver(model, ports, key) };
}
