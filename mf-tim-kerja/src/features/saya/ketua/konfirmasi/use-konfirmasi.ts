import { apiClient, handledByPage, invalidate, newIdempotencyKey } from '@selaras/api-client';
import { type AnswerOf, KONFIRMASI_MAX, type timSayaCalls } from '@selaras/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sayaEndpoints } from '../../saya-queries';
import type { LaporanMenunggu } from './laporan-menunggu';

type Hasil = AnswerOf<typeof timSayaCalls.konfirmasi>['data'];

/**
 * Confirms reports as they were read, and answers how many and which of them stay as they are. Plan, report card and
 * displays show the figures that it moves: whatever came of it, all that was read is read anew.
 */
export function useKonfirmasi(timId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (laporan: readonly LaporanMenunggu[]): Promise<Hasil> => {
      const answers: Hasil[] = [];
      for (let from = 0; from < laporan.length; from += KONFIRMASI_MAX) {
        const { data } = await apiClient.request(sayaEndpoints.konfirmasi, {
          params: { timId },
          body: { baris: laporan.slice(from, from + KONFIRMASI_MAX).map(({ row }) => barisOf(row)) },
          idempotencyKey: newIdempotencyKey(),
        });
        answers.push(data);
      }
      return {
        jumlah: answers.reduce((sum, { jumlah }) => sum + jumlah, 0),
        gagal: answers.flatMap(({ gagal }) => gagal),
      };
    },
    meta: handledByPage(404, 422),
    onSettled: () => invalidate(queries),
  });
}

const barisOf = ({ bagian_id, triwulan, versi, realisasi }: LaporanMenunggu['row']) => ({
  bagian_id,
  triwulan,
  versi,
  realisasi,
});
