import { apiClient, handledByPage, newIdempotencyKey, rowEtag } from '@selaras/api-client';
import type { AlurLkip } from '@selaras/contracts';
import type { LangkahLkip } from '@selaras/domain';
import { useSession } from '@selaras/portal';
import { useSeen } from '@selaras/resource';
import { useToast } from '@selaras/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lkipQueries, ownerParams } from '../lkip/lkip-queries';
import { alurEndpoints } from './alur-queries';
import { langkahWords } from './langkah-words';

/** Steps differ in their address and in what is told with them, which the server checks. */
type Endpoint = ReturnType<typeof alurEndpoints>['tarik'];

/** Takes a step of a report; one that was refused is another request when it is asked for again. */
export function useLangkah(unit: number | null, langkah: LangkahLkip, alur: Pick<AlurLkip, 'versi'>) {
  const { tahunKinerja: tahun } = useSession();
  const { seen, refused } = useSeen(alur);
  const queries = useQueryClient();
  const toast = useToast();
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  return useMutation({
    meta: handledByPage(403, 409, 412, 422),
    mutationFn: (body: Readonly<Record<string, unknown>>) =>
      apiClient.request(alurEndpoints(unit)[langkah] as Endpoint, {
        params: ownerParams(unit),
        body: body as { alasan: string },
        ifMatch: rowEtag(seen),
        idempotencyKey,
        tahun,
      }),
    onSuccess: () => toast.show({ tone: 'success', title: langkahWords[langkah].done }),
    onError: (error) => {
      refused(error);
      setKey(newIdempotencyKey());
    },
    onSettled: () => queries.invalidateQueries({ queryKey: lkipQueries.all }),
  });
}
