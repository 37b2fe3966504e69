import { apiClient, failureText, rowEtag } from '@selaras/api-client';
import { useSession } from '@selaras/portal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lkipQueries, ownerParams } from '../../lkip/lkip-queries';
import { narasiEndpoints } from '../narasi-queries';
import type { CalonDraf } from './calon-draf';

/** A draft that was not taken, and why. */
export interface DrafGagal {
  readonly judul: string;
  readonly pesan: string;
}

/**
 * Takes drafts one after the other, each over the version that was read: a section that was written meanwhile keeps its
 * text. Answers those that were refused; the others are taken all the same.
 */
export function usePakaiDraf(unit: number | null) {
  const { tahunKinerja: tahun } = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (chosen: readonly CalonDraf[]): Promise<DrafGagal[]> => {
      const gagal: DrafGagal[] = [];
      for (const { bagian, judul, teks } of chosen) {
        try {
          await apiClient.request(narasiEndpoints(unit).putuskan, {
            params: { ...ownerParams(unit), bagian: bagian.kode },
            body: { keputusan: 'diambil', draf: teks },
            ifMatch: rowEtag(bagian),
            tahun,
          });
        } catch (error) {
          gagal.push({ judul, pesan: failureText(error).pesan });
        }
      }
      return gagal;
    },
    onSettled: () => queries.invalidateQueries({ queryKey: lkipQueries.all }),
  });
}
