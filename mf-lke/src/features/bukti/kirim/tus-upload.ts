import { ApiError, apiClient, NetworkError } from '@selaras/api-client';
import { LKE_UNGGAHAN_PATH, type LkeUnggahanUntuk } from '@selaras/contracts';
import { type DetailedError, Upload } from 'tus-js-client';
import { forgetKept, tellUpload, type UploadTarget, uploadStorage } from './kept-uploads';

/** What one request carries: a slow line sends it within the server's limit for one. */
const PIECE_BYTES = 2 * 1024 * 1024;
/** Pauses before the next try; they begin anew whenever something has arrived. */
const PAUSES_MS = [0, 500, 1000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 30_000, 30_000, 30_000];
/** A line on which nothing moves for so long is given up and taken anew. */
const STILL_MS = 60_000;
/** How often that is looked at, and other tabs are told that the upload goes on. */
const LOOK_MS = 5_000;

interface TusOptions extends LkeUnggahanUntuk {
  /** Tells the same file of the same unit from others, also after the page was loaded anew. */
  readonly fingerprint: string;
  /** Where it is listed when it was broken off; null: nowhere. */
  readonly target: UploadTarget | null;
  readonly signal: AbortSignal;
  readonly onProgress: (part: number) => void;
}

const statusOf = (error: Error | DetailedError): number =>
  ('originalResponse' in error && error.originalResponse?.getStatus()) || 0;

/** No answer, a lock that another line still holds, a server that is busy or restarts; a worksheet that is closed stays so. */
function passes(error: Error | DetailedError): boolean {
  const status = statusOf(error);
  const begins = 'originalRequest' in error && error.originalRequest?.getMethod() === 'POST';
  return status === 0 || [423, 429].includes(status) || (status === 409 && !begins) || status >= 500;
}

/** A refusal as every other one of the API, in the server's words. */
function failureOf(error: Error | DetailedError): Error {
  const status = statusOf(error);
  if (status === 0) return new NetworkError(navigator.onLine ? 'unreachable' : 'offline', { cause: error });
  const body = 'originalResponse' in error ? error.originalResponse?.getBody() : undefined;
  try {
    const { kode, pesan } = JSON.parse(body ?? '');
    return new ApiError({ status, kode, pesan });
  } catch {
    return new NetworkError('unreadable', { cause: error });
  }
}

/**
 * Sends a file by tus and answers the id of its upload once every byte is there. It goes on where it was broken off: by
 * the line, by a session that ended (the shell asks for the password in place), or by a page that was loaded anew.
 */
export function uploadByTus(
  file: File,
  { fingerprint, target, untuk, tahun, signal, onProgress }: TusOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let moved = Date.now();
    let key: string | null = null;
    const tell = (fields: Parameters<typeof tellUpload>[1]) => {
      if (key !== null) tellUpload(key, fields);
    };
    const goesOn = () => tell({ ...target, denyut: Date.now() });
    const letGo = () => tell({ denyut: 0 });
    const upload = new Upload(file, {
      endpoint: apiClient.url({ method: 'POST', path: LKE_UNGGAHAN_PATH }, {}),
      metadata: { nama: file.name, untuk, tahun: String(tahun) },
      chunkSize: PIECE_BYTES,
      retryDelays: PAUSES_MS,
      fingerprint: async () => fingerprint,
      urlStorage: uploadStorage(target, (given) => {
        key = given;
      }),
      onBeforeRequest: (request) => {
        moved = Date.now();
        request.setHeader('Authorization', apiClient.authorization() ?? '');
      },
      onShouldRetry: (error) => passes(error),
      onProgress: (sent, total) => {
        moved = Date.now();
        onProgress(sent / total);
      },
      onChunkComplete: (_size, terkirim) => tell({ terkirim }),
      onSuccess: () => {
        stop();
        resolve(upload.url?.split('/').at(-1) ?? '');
      },
      onError: async (error) => {
        if (statusOf(error) === 401 && (await apiClient.signInAgain()) && !signal.aborted) {
          upload.start();
          return;
        }
        stop();
        reject(failureOf(error));
      },
    });

    /** A line that came back, or one on which nothing moves, is taken anew without waiting for the old one. */
    const again = async () => {
      moved = Date.now();
      await upload.abort();
      if (!signal.aborted) upload.start();
    };
    const watch = setInterval(() => {
      goesOn();
      if (navigator.onLine && Date.now() - moved > STILL_MS) void again();
    }, LOOK_MS);
    const cancel = () => {
      stop();
      // What has come is taken away; when that does not get through, the server sweeps it.
      upload.abort(true).catch(() => undefined);
      if (key !== null) forgetKept(key);
      reject(signal.reason);
    };
    const stop = () => {
      clearInterval(watch);
      letGo();
      removeEventListener('online', again);
      removeEventListener('pagehide', letGo);
      signal.removeEventListener('abort', cancel);
    };
    addEventListener('online', again);
    addEventListener('pagehide', letGo);
    signal.addEventListener('abort', cancel);
    void upload.findPreviousUploads().then(([previous]) => {
      if (signal.aborted) return;
      if (previous !== undefined) {
        key = previous.urlStorageKey;
        goesOn();
        upload.resumeFromPreviousUpload(previous);
      }
      upload.start();
    }, reject);
  });
}

/** Forgets how to go on with a file that has become one, or never will. */
export async function forgetUpload(fingerprint: string): Promise<void> {
  const { findUploadsByFingerprint } = uploadStorage(null, () => undefined);
  for (const { urlStorageKey } of await findUploadsByFingerprint(fingerprint)) forgetKept(urlStorageKey);
}

/** Takes away what has come of an upload; when that does not get through, the server sweeps it a day later. */
export async function endUpload(uploadUrl: string): Promise<void> {
  await Upload.terminate(uploadUrl, {
    retryDelays: null,
    onBeforeRequest: (request) => request.setHeader('Authorization', apiClient.authorization() ?? ''),
  }).catch(() => undefined);
}
