import { apiClient, rowEtag } from '@selaras/api-client';
import type { NarasiBagian } from '@selaras/contracts';
import type { KeputusanDraf } from '@selaras/domain';
import { useSession } from '@selaras/portal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lkipQueries, ownerParams } from '../lkip/lkip-queries';
import { narasiEndpoints } from './narasi-queries';

interface Keputusan {
  readonly bagian: NarasiBagian;
  /** `dibatalkan`: what was taken is taken back, and its section is not written again. */
  readonly keputusan: KeputusanDraf | 'dibatalkan';
  readonly draf: string;
}

/** Takes a draft as the text of its section, which is then written on, refuses it, or takes that back. */
export function usePutuskan(unit: number | null, onTaken: (kode: string) => void) {
  const { tahunKinerja: tahun } = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ bagian: { kode, versi }, keputusan, draf }: Keputusan) =>
      apiClient.request(narasiEndpoints(unit).putuskan, {
        params: { ...ownerParams(unit), bagian: kode },
        body: { keputusan, draf },
        ifMatch: rowEtag({ versi }),
        tahun,
      }),
    onSuccess: (_, { bagian, keputusan }) => {
      if (keputusan === 'diambil') onTaken(bagian.kode);
    },
    // Also after a refusal: it says that something else stands there now.
    onSettled: () => queries.invalidateQueries({ queryKey: lkipQueries.all }),
  });
}
export type Putuskan = ReturnType<typeof usePutuskan>;
