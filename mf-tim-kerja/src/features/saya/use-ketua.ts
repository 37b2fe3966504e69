import { apiClient, handledByPage, invalidate, newIdempotencyKey, rowEtag } from '@selaras/api-client';
import type { BodyOf, LangkahTim, RealisasiAnggota, timSayaCalls } from '@selaras/contracts';
import type { PutusanLaporan } from '@selaras/domain';
import { useToast } from '@selaras/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sayaEndpoints, sayaQueries } from './saya-queries';

/**
 * Answers reports of a team’s people. Plan, report card and displays show the figures that it moves: whatever came of it,
 * all that was read is read anew.
 */
export function usePutuskan(timId: number) {
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({
      row,
      putusan,
      catatan = null,
    }: {
      row: RealisasiAnggota;
      putusan: PutusanLaporan;
      catatan?: string | null;
    }) =>
      apiClient.request(sayaEndpoints.putuskan, {
        params: { timId, bagianId: row.bagian_id, triwulan: row.triwulan },
        body: { putusan, realisasi: row.realisasi, catatan },
        ifMatch: rowEtag(row),
        idempotencyKey: newIdempotencyKey(),
      }),
    meta: handledByPage(403, 404, 409, 412, 422, 423),
    onSuccess: ({ data }) =>
      toast.show({
        tone: 'success',
        title: data.keadaan === 'dikonfirmasi' ? 'Realisasi dikonfirmasi' : 'Realisasi dikembalikan',
      }),
    onSettled: () => invalidate(queries),
  });
}

/** Gives a step out anew, over the version that was read. */
export function useBagi(timId: number, langkah: LangkahTim) {
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: BodyOf<typeof timSayaCalls.bagi>) =>
      apiClient.request(sayaEndpoints.bagi, {
        params: { timId, langkahId: langkah.id },
        body,
        ifMatch: rowEtag(langkah),
        idempotencyKey: newIdempotencyKey(),
      }),
    meta: handledByPage(404, 409, 412, 422, 423),
    onSuccess: () => toast.show({ tone: 'success', title: 'Langkah aksi dibagi' }),
    onSettled: () => invalidate(queries, { queryKey: sayaQueries.all }),
  });
}
