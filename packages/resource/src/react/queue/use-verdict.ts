import { handledByPage, invalidate, newIdempotencyKey, rowEtag } from '@selaras/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { JudgedQueue, QueueRow } from '../../core/queue/queue-description';
import { requestResource } from '../../core/resource-call';

type Queue = Pick<JudgedQueue, 'endpoints'>;

interface Verdict {
  readonly valid: boolean;
  readonly catatan: string | null;
}

/** What became of a verdict on many rows. */
export interface VerdictOutcome {
  readonly jumlah: number;
  readonly gagal: readonly { readonly id: number; readonly alasan: 'berubah' | 'tidak-ada' }[];
}

/** Judges one row on the version that was read. */
export function useVerdict({ endpoints }: Queue, row: QueueRow) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Verdict) =>
      requestResource(endpoints.judge, { params: { id: row.id }, body, ifMatch: rowEtag(row) }),
    meta: handledByPage(404, 412, 422),
    onSettled: () => invalidate(queries),
  });
}

/** Judges many rows, each on the version that was read; sent twice, it counts once. */
export function useManyVerdicts({ endpoints }: Queue, rows: readonly QueueRow[]) {
  const queries = useQueryClient();
  const [idempotencyKey] = useState(newIdempotencyKey);
  return useMutation({
    mutationFn: async (verdict: Verdict) => {
      const baris = rows.map(({ id, versi }) => ({ id, versi }));
      const answer = await requestResource(endpoints.judgeMany, {
        body: { baris, ...verdict },
        idempotencyKey,
      });
      return (answer as { data: VerdictOutcome }).data;
    },
    meta: handledByPage(422),
    onSettled: () => invalidate(queries),
  });
}
