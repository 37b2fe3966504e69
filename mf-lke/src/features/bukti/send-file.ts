import { apiClient, fileEndpoints } from '@selaras/api-client';
import type { LkeIsiBaru } from '@selaras/contracts';
import { evidenEndpoints } from './bukti-queries';
import { contentHash } from './content-hash';

export interface SendOptions {
  readonly satkerId: number;
  readonly tahun: number;
  readonly signal: AbortSignal;
  /** Told how much of the file has arrived, 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** What a file is put forward as: content that the unit has already, which is not sent again, or the file once it arrived. */
export async function sendFile(
  file: File,
  { satkerId, tahun, signal, onProgress }: SendOptions,
): Promise<LkeIsiBaru> {
  const sha256 = await contentHash(file);
  if (sha256 !== null) {
    const { data } = await apiClient.request(evidenEndpoints.list, {
      params: { satkerId },
      query: { sha256 },
      tahun,
      signal,
    });
    const [same] = data;
    if (same !== undefined) return { jenis: 'ada', eviden_versi_id: same.eviden_versi_id };
  }
  const { data } = await apiClient.request(fileEndpoints.uploadFile, {
    query: { nama: file.name, tujuan: 'lke_eviden' },
    file,
    signal,
    onProgress,
  });
  return { jenis: 'berkas', berkas_id: data.id, tanggal_dokumen: null, periode: null };
}
