import { failureText } from '@selaras/api-client';
import { EVIDEN_MAX_BYTES } from '@selaras/contracts';
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

/** Files on their way to one criterion, and how more are sent: each arrives and is then put forward by itself. */
export function useUploads(kriteria: Kriteria) {
  const queries = useQueryClient();
  const all = useSyncExternalStore(uploads.subscribe, uploads.list);
  const { satkerId, kriteriaId, tahun } = kriteria;
  const tempat = `${tahun}/${satkerId}/${kriteriaId}`;

  function send(file: File): void {
    const row = { tempat, nama: file.name };
    const fault = faultOf(file);
    if (fault !== null) {
      uploads.refuse(row, fault);
      return;
    }
    uploads.add(row, {
      run: async (signal, onProgress) => {
        const isi = await sendFile(file, { satkerId, tahun, signal, onProgress });
        const one = await sendBukti(kriteria, isi);
        showBukti(queries, kriteria, added(one));
      },
      faultOf: (error) => failureText(error).pesan,
    });
  }

  return { uploads: all.filter((one) => one.tempat === tempat), send };
}
