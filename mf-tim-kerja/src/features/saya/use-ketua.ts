import { apiClient, rowEtag } from '@selaras/api-client';
import type { BodyOf, LangkahTim, RealisasiAnggota, timSayaCalls } from '@selaras/contracts';
import type { PutusanLaporan } from '@selaras/domain';
import { useAct } from '@selaras/resource/act';
import { sayaEndpoints, sayaQueries } from './saya-queries';

interface Putusan {
  readonly row: RealisasiAnggota;
  readonly putusan: PutusanLaporan;
  readonly catatan?: string | null;
}

/**
 * Answers reports of a team’s people. Plan, report card and displays show the figures that it moves: whatever came of it,
 * all that was read is read anew.
 */
export const usePutuskan = (timId: number) =>
  useAct({
    send: (idempotencyKey, { row, putusan, catatan = null }: Putusan) =>
      apiClient.request(sayaEndpoints.putuskan, {
        params: { timId, bagianId: row.bagian_id, triwulan: row.triwulan },
        body: { putusan, realisasi: row.realisasi, catatan },
        ifMatch: rowEtag(row),
        idempotencyKey,
      }),
    handled: [403, 404, 409, 412, 422, 423],
    done: ({ data }) =>
      data.keadaan === 'dikonfirmasi' ? 'Realisasi dikonfirmasi' : 'Realisasi dikembalikan',
  });

/** Gives a step out anew, over the version that was read. */
export const useBagi = (timId: number, langkah: LangkahTim) =>
  useAct({
    send: (idempotencyKey, body: BodyOf<typeof timSayaCalls.bagi>) =>
      apiClient.request(sayaEndpoints.bagi, {
        params: { timId, langkahId: langkah.id },
        body,
        ifMatch: rowEtag(langkah),
        idempotencyKey,
      }),
    handled: [404, 409, 412, 422, 423],
    done: 'Langkah aksi dibagi',
    reads: sayaQueries.all,
  });
