import { handledByPage, invalidate, newIdempotencyKey, rowEtag } from '@selaras/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  JudgedByMany,
  JudgedQueue,
  QueueRow,
  Verdict,
  VerdictOutcome,
} from '../../core/queue/queue-description';
import { requestResource } from '../../core/resource-call';
import { useSeen } from '../versioned/use-seen';

/** Judges one row on the version that was opened, or that a refusal told of. */
export function useVerdict({ endpoints }: Pick<JudgedQueue, 'endpoints'>, row: QueueRow) {
  const queries = useQueryClient();
  const { seen, refused } = useSeen(row);
  return useMutation({
    mutationFn: (body: Verdict) =>
      requestResource(endpoints.judge, { params: { id: row.id }, body, ifMatch: rowEtag(seen) }),
    meta: handledByPage(404, 412, 422),
    onError: refused,
    onSettled: () => invalidate(queries),
  });
}

const sameBody = (baris: readonly QueueRow[], verdict: Verdict) => ({ baris, ...verdict });

/** Judges many rows, each on the version that was read; sent twice, it counts once. */
export function useManyVerdicts(
  { endpoints, bodyOf = sameBody }: Pick<JudgedByMany, 'endpoints' | 'bodyOf'>,
  rows: readonly QueueRow[],
) {
  const queries = useQueryClient();
  const [idempotencyKey] = useState(newIdempotencyKey);
  return useMutation({
    mutationFn: async (verdict: Verdict) => {
      const baris = rows.map(({ id, versi }) => ({ id, versi }));
      const answer = await requestResource(endpoints.judgeMany, {
        body: bodyOf(baris, verdict),
        idempotencyKey,
      });
      return (answer as { data: VerdictOutcome }).data;
    },
    meta: handledByPage(409, 422, 423),
    onSettled: () => invalidate(queries),
  });
}
