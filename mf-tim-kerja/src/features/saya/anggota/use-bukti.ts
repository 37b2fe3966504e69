import { apiClient, failureText, fileEndpoints, handledByPage, newIdempotencyKey } from '@selaras/api-client';
import { maxBytesOf, type RealisasiAnggota } from '@selaras/contracts';
import { formatBytes } from '@selaras/domain';
import { useSession } from '@selaras/portal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { sayaEndpoints } from '../saya-queries';
import { createKiriman } from './kiriman';
import { laporanModel } from './laporan-model';
import { createTertinggal } from './tertinggal';
import { showLaporan } from './use-laporan';

const TUJUAN = 'bukti_langkah_aksi';

/** Those of this tab: who goes on to another page does not break them off. */
const kiriman = createKiriman(
  (error) => failureText(error).pesan,
  createTertinggal('selaras-bukti-anggota', localStorage),
);

function faultOf({ size }: File): string | null {
  if (size === 0) return 'Berkas ini kosong.';
  const most = maxBytesOf(TUJUAN);
  return size > most ? `Lebih besar dari ${formatBytes(most)}.` : null;
}

/** Evidence of one quarter: files on their way, how more are sent, and how one is taken off. */
export function useBukti(row: RealisasiAnggota) {
  const queries = useQueryClient();
  const { tahunKinerja: tahun } = useSession();
  const all = useSyncExternalStore(kiriman.subscribe, kiriman.list);
  const tempat = `${tahun}/${laporanModel.keyOf(row)}`;
  const params = { bagianId: row.bagian_id, triwulan: row.triwulan };

  useEffect(() => {
    window.addEventListener('online', kiriman.wake);
    return () => window.removeEventListener('online', kiriman.wake);
  }, []);

  function send(file: File): void {
    const place = { tempat, nama: file.name };
    const fault = faultOf(file);
    if (fault !== null) {
      kiriman.refuse(place, fault);
      return;
    }
    const idempotencyKey = newIdempotencyKey();
    // A file that has arrived is not sent twice when only the line after it broke.
    let berkasId: number | undefined;
    kiriman.add(place, async (onProgress) => {
      berkasId ??= (
        await apiClient.request(fileEndpoints.uploadFile, {
          query: { nama: file.name, tujuan: TUJUAN },
          file,
          onProgress,
        })
      ).data.id;
      const { data } = await apiClient.request(sayaEndpoints.addBukti, {
        params,
        body: { berkas_id: berkasId },
        idempotencyKey,
        tahun,
      });
      showLaporan(queries, data);
    });
  }

  const lepas = useMutation({
    mutationFn: (buktiId: number) =>
      apiClient.request(sayaEndpoints.removeBukti, { params: { ...params, buktiId }, tahun }),
    meta: handledByPage(404, 409, 423),
    onSuccess: ({ data }) => showLaporan(queries, data),
  });

  return { kiriman: all.filter((one) => one.tempat === tempat), send, drop: kiriman.drop, lepas };
}
