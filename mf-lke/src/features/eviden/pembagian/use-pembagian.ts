import { apiClient, handledByPage, invalidate, newIdempotencyKey, rowEtag } from '@selaras/api-client';
import type { AnswerOf, BodyOf, LkeBagian, lkePembagianCalls } from '@selaras/contracts';
import type { LangkahBagianLke } from '@selaras/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lembarQueries } from '../../../lembar/lembar-queries';
import { evidenQueries, pembagianEndpoints } from '../eviden-queries';

type Answer = AnswerOf<typeof lkePembagianCalls.get>;
export type BagianBody = BodyOf<typeof lkePembagianCalls.create>;

/** What can be done with the parts of a worksheet. */
export type PembagianAct =
  | {
      readonly act: 'simpan';
      readonly bagian: Pick<LkeBagian, 'id' | 'versi'> | null;
      readonly body: BagianBody;
    }
  | { readonly act: 'tarik'; readonly bagian: LkeBagian }
  | { readonly act: LangkahBagianLke; readonly bagian: LkeBagian; readonly catatan?: string }
  | { readonly act: 'tunjuk' | 'lepas'; readonly userId: number };

/** Writes to the parts of a worksheet; the answer is the whole as it then is, and is shown at once. */
export function usePembagian(satkerId: number) {
  const queries = useQueryClient();
  const { queryKey } = evidenQueries.pembagian(satkerId);
  return useMutation({
    meta: handledByPage(403, 404, 409, 412, 422),
    mutationFn: (act: PembagianAct): Promise<Answer> => send(satkerId, act),
    onSuccess: (answer) => queries.setQueryData<Answer>(queryKey, answer),
    onError: () => invalidate(queries, { queryKey: lembarQueries.all }),
  });
}

function send(satkerId: number, act: PembagianAct): Promise<Answer> {
  switch (act.act) {
    case 'simpan': {
      const { bagian, body } = act;
      return bagian === null
        ? apiClient.request(pembagianEndpoints.create, {
            params: { satkerId },
            body,
            idempotencyKey: newIdempotencyKey(),
          })
        : apiClient.request(pembagianEndpoints.update, { ...partOf(satkerId, bagian), body });
    }
    case 'tarik':
      return apiClient.request(pembagianEndpoints.remove, partOf(satkerId, act.bagian));
    case 'kembalikan':
      return apiClient.request(pembagianEndpoints.kembalikan, {
        ...partOf(satkerId, act.bagian),
        body: { catatan: act.catatan ?? '' },
      });
    case 'serahkan':
      return apiClient.request(pembagianEndpoints.serahkan, { ...partOf(satkerId, act.bagian), body: {} });
    case 'tutup':
      return apiClient.request(pembagianEndpoints.tutup, { ...partOf(satkerId, act.bagian), body: {} });
    case 'tunjuk':
      return apiClient.request(pembagianEndpoints.addKoordinator, {
        params: { satkerId, userId: act.userId },
        body: {},
      });
    case 'lepas':
      return apiClient.request(pembagianEndpoints.removeKoordinator, {
        params: { satkerId, userId: act.userId },
      });
  }
}

const partOf = (satkerId: number, bagian: Pick<LkeBagian, 'id' | 'versi'>) => ({
  params: { satkerId, bagianId: bagian.id },
  ifMatch: rowEtag(bagian),
});
