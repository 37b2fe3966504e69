import { ApiError, apiClient, endpointsOf, newIdempotencyKey } from '@selaras/api-client';
import {
  type LkeIsiLampiran,
  type LkeUnggahanUntuk,
  type lkeUnggahanCalls,
  lkeUnggahanRoutes,
} from '@selaras/contracts';
import { evidenEndpoints } from '../bukti-queries';
import { contentHash } from './content-hash';
import type { UploadTarget } from './kept-uploads';

const unggahanEndpoints = endpointsOf<typeof lkeUnggahanCalls>(lkeUnggahanRoutes);

export interface SendOptions extends LkeUnggahanUntuk {
  readonly satkerId: number;
  /** Where it is listed when it was broken off; null: nowhere. */
  readonly target: UploadTarget | null;
  readonly signal: AbortSignal;
  /** Told how much of the file has arrived, 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** What a file is put forward as: content that the unit has already, which is not sent again, or the file once it arrived. */
export async function sendFile(file: File, options: SendOptions): Promise<LkeIsiLampiran> {
  const { satkerId, tahun, signal } = options;
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
  const content = sha256 ?? `${file.size}-${file.lastModified}`;
  const fingerprint = `selaras-eviden-${satkerId}-${content}-${file.name}`;
  return { jenis: 'berkas', berkas_id: await upload(file, { ...options, fingerprint }), ...unsaid };
}

const unsaid = { tanggal_dokumen: null, periode: null } as const;

/** Sends the bytes, those that are not there yet, and ends the upload; the server then looks at what came. */
async function upload(file: File, options: SendOptions & { fingerprint: string }): Promise<number> {
  const { uploadByTus, forgetUpload } = await import(/* webpackChunkName: "tus" */ './tus-upload');
  const unggahanId = await uploadByTus(file, options);
  try {
    const { data } = await apiClient.request(unggahanEndpoints.selesai, {
      params: { unggahanId },
      signal: options.signal,
      idempotencyKey: newIdempotencyKey(),
    });
    await forgetUpload(options.fingerprint);
    return data.id;
  } catch (error) {
    // Refused for what it is: it would be refused again.
    if (error instanceof ApiError && [404, 422].includes(error.status)) {
      await forgetUpload(options.fingerprint);
    }
    throw error;
  }
}
