import { apiClient, handledByPage, invalidate, newIdempotencyKey, rowEtag } from '@selaras/api-client';
import type { LkeLembar } from '@selaras/contracts';
import type { LangkahLke } from '@selaras/domain';
import { useSeen } from '@selaras/resource';
import { useToast } from '@selaras/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { langkahEndpoints, lembarQueries } from './lembar-queries';

type PlainLangkah = Exclude<LangkahLke, 'buka-kembali'>;
/** Steps without a reason differ in their address alone. */
type PlainEndpoint = (typeof langkahEndpoints)['ajukan'];

interface StepInput {
  readonly langkah: PlainLangkah;
  /** Said once it is done. */
  readonly done: string;
  readonly onDone: () => void;
}

/** Takes a step of an evaluation, once however often it is pressed; everything of the evaluation is read anew. */
export function useLangkah(lembar: Pick<LkeLembar, 'versi' | 'satuan_kerja'>, step: StepInput) {
  const { seen, refused } = useSeen(lembar);
  const queries = useQueryClient();
  const toast = useToast();
  const { current: idempotencyKey } = useRef(newIdempotencyKey());
  return useMutation({
    meta: handledByPage(403, 409, 412, 422),
    mutationFn: () =>
      apiClient.request(langkahEndpoints[step.langkah] as PlainEndpoint, {
        params: { satkerId: seen.satuan_kerja.satuan_kerja_id },
        body: {},
        ifMatch: rowEtag(seen),
        idempotencyKey,
      }),
    onError: (error) => {
      refused(error);
      invalidate(queries, { queryKey: lembarQueries.all });
    },
    onSuccess: () => {
      invalidate(queries, { queryKey: lembarQueries.all });
      toast.show({ tone: 'success', title: step.done });
      step.onDone();
    },
  });
}
