import { failureText } from '@selaras/api-client';
import { EVIDEN_MAX_BYTES, type LkeIsiLampiran } from '@selaras/contracts';
import { formatBytes } from '@selaras/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { sendFile } from './kirim/send-file';
import { added, type Kriteria, showBukti } from './shown-bukti';
import { uploads } from './uploads';
import { sendBukti } from './use-bukti';

/** Why a file cannot be sent at all. */
function faultOf({ size }: File): string | null {
  if (size === 0) return 'Berkas ini kosong.';
  return size > EVIDEN_MAX_BYTES ? `Lebih besar dari ${formatBytes(EVIDEN_MAX_BYTES)}.` : null;
}

interface Tujuan {
  readonly satkerId: number;
  readonly tahun: number;
  /** Names the place that the files are for, among all. */
  readonly tempat: string;
}

/** Files on their way to one place, and how more are sent: each arrives by itself and is then put there. */
export function useFileUploads(
  { satkerId, tahun, tempat }: Tujuan,
  arrived: (isi: LkeIsiLampiran) => Promise<void>,
) {
  const all = useSyncExternalStore(uploads.subscribe, uploads.list);

  function send(file: File): void {
    const row = { tempat, nama: file.name };
    const fault = faultOf(file);
    if (fault !== null) {
      uploads.refuse(row, fault);
      return;
    }
    uploads.add(row, {
      run: async (signal, onProgress) =>
        arrived(await sendFile(file, { satkerId, tahun, signal, onProgress })),
      faultOf: (error) => failureText(error).pesan,
    });
  }

  return { uploads: all.filter((one) => one.tempat === tempat), send };
}

/** The same of one criterion, where they are put forward. */
export function useUploads(kriteria: Kriteria) {
  const queries = useQueryClient();
  const { satkerId, kriteriaId, tahun } = kriteria;
  return useFileUploads({ satkerId, tahun, tempat: `${tahun}/${satkerId}/${kriteriaId}` }, async (isi) =>
    showBukti(queries, kriteria, added(await sendBukti(kriteria, isi))),
  );
}
