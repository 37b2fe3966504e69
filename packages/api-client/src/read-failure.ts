import type { Problem } from '@selaras/contracts';
import { type AxiosResponse, isAxiosError } from 'axios';
import { ApiError, NetworkError } from './api-error';

const UNKNOWN_ANSWER = 'Server memberi jawaban yang tidak dikenal. Coba lagi; bila berulang, hubungi admin.';

/** A failed answer as a typed error. */
export function apiErrorOf(response: Pick<AxiosResponse<unknown>, 'status' | 'data' | 'headers'>): ApiError {
  const problem = isProblem(response.data) ? response.data : null;
  return new ApiError({
    status: response.status,
    kode: problem?.kode ?? 'JAWABAN_TIDAK_DIKENAL',
    pesan: problem?.pesan ?? UNKNOWN_ANSWER,
    errors: problem?.errors,
    terkini: problem?.terkini,
    temuan: problem?.temuan,
    tahunTersedia: problem?.tahun_tersedia,
    retryAfter: secondsOf(response.headers['retry-after']),
  });
}

/** A request without answer as a typed error; an abort stays an abort. */
export function networkErrorOf(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason;
  if (!isAxiosError(error)) return error;
  if (globalThis.navigator?.onLine === false) return new NetworkError('offline', { cause: error });
  const timedOut = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
  return new NetworkError(timedOut ? 'timeout' : 'unreachable', { cause: error });
}

function isProblem(data: unknown): data is Problem {
  if (typeof data !== 'object' || data === null) return false;
  const { kode, pesan } = data as Partial<Problem>;
  return typeof kode === 'string' && typeof pesan === 'string';
}

function secondsOf(header: unknown): number | null {
  const seconds = Number(header);
  return typeof header === 'string' && Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
