import { apiClient, handledByPage, invalidate, newIdempotencyKey, rowEtag } from '@selaras/api-client';
import type { BodyOf, bebanKerjaCalls } from '@selaras/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { timQueries } from '../../anggota/tim-queries';
import { sayaQueries } from '../saya/saya-queries';
import { bebanEndpoints, bebanQueries } from './beban-queries';

/** A move of a share that somebody carries, over the version of the step that was read. */
interface Move extends BodyOf<typeof bebanKerjaCalls.pindah> {
  readonly dari: number;
  readonly versi: number;
}

/** Moves shares of steps within a unit; whatever came of it, loads and teams are read anew. */
export function usePindah(unit: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ dari, versi, ...body }: Move) =>
      apiClient.request(bebanEndpoints.pindah, {
        params: { satkerId: unit, pegawaiId: dari },
        body,
        ifMatch: rowEtag({ versi }),
        idempotencyKey: newIdempotencyKey(),
      }),
    meta: handledByPage(403, 404, 409, 412, 422, 423),
    onSettled: () =>
      Promise.all(
        [bebanQueries.all, sayaQueries.all, timQueries.all].map((queryKey) =>
          invalidate(queries, { queryKey }),
        ),
      ),
  });
}
