import { failureText } from '@selaras/api-client';
import { EVIDEN_MAX_BYTES, type LkeIsiLampiran, type LkeUnggahanUntuk } from '@selaras/contracts';
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

interface Tujuan extends LkeUnggahanUntuk {
  readonly satkerId: number;
  /** Names the place that the files are for, among all. */
  readonly tempat: string;
}

/** Sends files to one place: each arrives by itself and is then put there. */
function useSendFiles(
  { tempat, ...tujuan }: Tujuan,
  arrived: (isi: LkeIsiLampiran) => Promise<void>,
): (files: readonly File[]) => void {
  function send(file: File): void {
    const row = { tempat, nama: file.name };
    const fault = faultOf(file);
    if (fault !== null) {
      uploads.refuse(row, fault);
      return;
    }
    uploads.add(row, {
      run: async (signal, onProgress) => arrived(await sendFile(file, { ...tujuan, signal, onProgress })),
      faultOf: (error) => failureText(error).pesan,
    });
  }
  return (files) => {
    for (const file of files) send(file);
  };
}

const useUploadsTo = (tempat: string) =>
  useSyncExternalStore(uploads.subscribe, uploads.list).filter((one) => one.tempat === tempat);

/** Files on their way to one place, and how more are sent. */
export function useFileUploads(tujuan: Tujuan, arrived: (isi: LkeIsiLampiran) => Promise<void>) {
  return { uploads: useUploadsTo(tujuan.tempat), sendAll: useSendFiles(tujuan, arrived) };
}

const tempatOf = ({ tahun, satkerId, kriteriaId }: Kriteria) => `${tahun}/${satkerId}/${kriteriaId}`;

/** Files on their way to a criterion. */
export const useKriteriaUploads = (kriteria: Kriteria) => useUploadsTo(tempatOf(kriteria));

/** Sends files to a criterion, where they are put forward. */
export function useSendToKriteria(kriteria: Kriteria) {
  const queries = useQueryClient();
  const { satkerId, tahun } = kriteria;
  return useSendFiles({ satkerId, tahun, untuk: 'lembar', tempat: tempatOf(kriteria) }, async (isi) =>
    showBukti(queries, kriteria, added(await sendBukti(kriteria, isi))),
  );
}
