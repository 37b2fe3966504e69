import { apiClient, handledByPage, newIdempotencyKey, rowEtag } from '@selaras/api-client';
import type { PercakapanLkip } from '@selaras/contracts';
import { useSession } from '@selaras/portal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lkipQueries, ownerParams } from '../lkip/lkip-queries';
import { alurEndpoints } from './alur-queries';

interface Said {
  readonly bagian: string;
  readonly kutipan: string | null;
  readonly percakapan_id: number | null;
  readonly teks: string;
}

/** Says something of a passage, or answers; the same words sent twice are one comment. */
export function useKomentar(unit: number | null) {
  const { tahunKinerja: tahun } = useSession();
  const queries = useQueryClient();
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  return useMutation({
    meta: handledByPage(403, 404, 409, 422),
    mutationFn: (body: Said) =>
      apiClient.request(alurEndpoints(unit).komentar, {
        params: ownerParams(unit),
        body,
        idempotencyKey,
        tahun,
      }),
    onSettled: () => {
      setKey(newIdempotencyKey());
      return queries.invalidateQueries({ queryKey: lkipQueries.all });
    },
  });
}

/** Marks a thread as done, or opens it again. */
export function useTandai(unit: number | null, thread: PercakapanLkip) {
  const { tahunKinerja: tahun } = useSession();
  const queries = useQueryClient();
  return useMutation({
    meta: handledByPage(403, 404, 409, 412),
    mutationFn: () =>
      apiClient.request(alurEndpoints(unit).tandai, {
        params: { ...ownerParams(unit), komentarId: thread.id },
        body: { selesai: !thread.selesai },
        ifMatch: rowEtag(thread),
        tahun,
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: lkipQueries.all }),
  });
}
