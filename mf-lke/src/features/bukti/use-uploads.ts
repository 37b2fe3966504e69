import { failureText } from '@selaras/api-client';
import { EVIDEN_MAX_BYTES, type LkeIsiLampiran, type LkeUnggahanUntuk } from '@selaras/contracts';
import { formatBytes } from '@selaras/domain';
import { useSession } from '@selaras/portal';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { BrokenOff } from './kirim/kept-uploads';
import { type SendOptions, sendFile } from './kirim/send-file';
import { added, type Kriteria, showBukti } from './shown-bukti';
import { terputus } from './terputus/broken-off-list';
import { type Tempat, uploads } from './uploads';
import { sendBukti } from './use-bukti';

/** Why a file cannot be sent at all. */
function faultOf({ size }: File): string | null {
  if (size === 0) return 'Berkas ini kosong.';
  return size > EVIDEN_MAX_BYTES ? `Lebih besar dari ${formatBytes(EVIDEN_MAX_BYTES)}.` : null;
}

interface Tujuan extends LkeUnggahanUntuk, Tempat {
  readonly satkerId: number;
}

/** Sends files to one place: each arrives by itself and is then put there. */
function useSendFiles(
  { tempat, sebutan, ...tujuan }: Tujuan,
  arrived: (isi: LkeIsiLampiran) => Promise<void>,
): (files: readonly File[]) => void {
  const { user } = useSession();
  const target = user && { tempat, pemilik: user.id };

  async function arrive(file: File, options: Pick<SendOptions, 'signal' | 'onProgress'>): Promise<void> {
    try {
      await arrived(await sendFile(file, { ...tujuan, target, ...options }));
      terputus.arrived(tempat, file.name);
    } finally {
      terputus.refresh();
    }
  }

  function send(file: File): void {
    const row = { tempat, sebutan, nama: file.name };
    const fault = faultOf(file);
    if (fault !== null) {
      uploads.refuse(row, fault);
      return;
    }
    uploads.add(row, {
      run: (signal, onProgress) => arrive(file, { signal, onProgress }),
      faultOf: (error) => failureText(error).pesan,
    });
  }
  return (files) => {
    for (const file of files) send(file);
  };
}

/** Files on their way to a place that shows them. */
function useUploadsTo(tempat: string) {
  useEffect(() => uploads.draw(tempat), [tempat]);
  return useSyncExternalStore(uploads.subscribe, uploads.list).filter((one) => one.tempat === tempat);
}

/** Files for a place that were broken off, without those that are being sent again or have said why they did not arrive. */
function useBrokenOffAt(tempat: string): readonly BrokenOff[] {
  const { user } = useSession();
  const list = useSyncExternalStore(terputus.subscribe, () => terputus.list(user?.id ?? null));
  const told = uploads.list().filter((one) => one.tempat === tempat);
  return list.filter((one) => one.tempat === tempat && told.every(({ nama }) => nama !== one.nama));
}

/** Files on their way to one place, those that were broken off, and how more are sent. */
export function useFileUploads(tujuan: Tujuan, arrived: (isi: LkeIsiLampiran) => Promise<void>) {
  return {
    uploads: useUploadsTo(tujuan.tempat),
    brokenOff: useBrokenOffAt(tujuan.tempat),
    sendAll: useSendFiles(tujuan, arrived),
  };
}

const tempatOf = ({ tahun, satkerId, kriteriaId }: Kriteria) => `${tahun}/${satkerId}/${kriteriaId}`;

/** Files on their way to a criterion. */
export const useKriteriaUploads = (kriteria: Kriteria) => useUploadsTo(tempatOf(kriteria));

/** Files for a criterion that were broken off. */
export const useKriteriaBrokenOff = (kriteria: Kriteria) => useBrokenOffAt(tempatOf(kriteria));

/** Sends files to a criterion, named by its number, where they are put forward. */
export function useSendToKriteria(kriteria: Kriteria, nomor: string) {
  const queries = useQueryClient();
  const { satkerId, tahun } = kriteria;
  const tempat = { tempat: tempatOf(kriteria), sebutan: `Kriteria ${nomor}, tahun ${tahun}` };
  return useSendFiles({ satkerId, tahun, untuk: 'lembar', ...tempat }, async (isi) =>
    showBukti(queries, kriteria, added(await sendBukti(kriteria, isi))),
  );
}
