import { apiClient, invalidate } from '@selaras/api-client';
import type { PlanCascadeRow } from '@selaras/contracts';
import { kunciRencana } from '@selaras/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { validasiPerencanaanEndpoints, validasiPerencanaanQueries } from '../validasi-perencanaan-queries';

interface Mark {
  readonly row: PlanCascadeRow;
  readonly diperiksa: boolean;
}

/** Marks rows of a plan as checked: seen at once, one after the other at the server; what it refuses is read anew. */
export function useDiperiksa(satkerId: number): (mark: Mark) => void {
  const queries = useQueryClient();
  const { queryKey } = validasiPerencanaanQueries.get(satkerId);
  const { mutate } = useMutation({
    scope: { id: `diperiksa ${satkerId}` },
    mutationFn: ({ row: { level, id, sidik }, diperiksa }: Mark) =>
      apiClient.request(validasiPerencanaanEndpoints.periksa, {
        params: { satkerId },
        body: { level, id, sidik, diperiksa },
      }),
    onMutate: async ({ row, diperiksa }) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (before) => {
        if (before === undefined) return before;
        const baris = before.data.baris.map((one) =>
          kunciRencana(one) === kunciRencana(row) ? { ...one, diperiksa } : one,
        );
        return { ...before, data: { ...before.data, baris } };
      });
    },
    onError: () => invalidate(queries),
  });
  return mutate;
}
