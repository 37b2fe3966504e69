import { apiClient, handledByPage, rowEtag } from '@selaras/api-client';
import type { LkeBukti } from '@selaras/contracts';
import type { Halaman } from '@selaras/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { buktiEndpoints } from '../bukti-queries';
import { added, type Kriteria, showBukti } from '../shown-bukti';

/** Names the pages of what is put forward for a criterion. */
export function useHalaman(kriteria: Kriteria, { id }: Pick<LkeBukti, 'id'>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ halaman, versi }: { halaman: Halaman | null; versi: number }) =>
      apiClient.request(buktiEndpoints.halaman, {
        params: { satkerId: kriteria.satkerId, buktiId: id },
        body: { halaman },
        ifMatch: rowEtag({ versi }),
      }),
    meta: handledByPage(404, 409, 412, 422),
    onSuccess: ({ data }) => showBukti(queries, kriteria, added(data)),
  });
}
