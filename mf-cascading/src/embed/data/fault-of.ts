import { ApiError, NetworkError } from '@selaras/api-client';
import type { Fault } from './fault';
import { isThere } from './is-there';

/** What was asked, of whom. */
export interface Asked {
  /** Address below which the calls lie. */
  readonly base: string;
  readonly satuanKerjaId: number | null | undefined;
  /** Whether the tree of a signed-in user was asked for. */
  readonly withToken: boolean;
}

/** Why a request brought no tree. */
export async function faultOf(error: unknown, asked: Asked, signal: AbortSignal): Promise<Fault> {
  if (error instanceof ApiError) return faultOfAnswer(error, asked);
  if (!(error instanceof NetworkError)) return { code: 'GALAT' };
  if (error.reason === 'offline') return { code: 'LURING' };
  if (error.reason === 'unreadable') return { code: 'DATA_RUSAK', fault: null };
  if (error.reason === 'timeout') return { code: 'TIDAK_TERJANGKAU' };
  const server = new URL(asked.base).origin;
  const page = window.location.origin;
  // Of its own origin a page may see every answer.
  if (server === page || !(await isThere(asked.base, signal))) return { code: 'TIDAK_TERJANGKAU' };
  const setting = asked.withToken ? 'CORS_ORIGINS' : 'SEMATAN_ORIGINS';
  return { code: 'CORS_DITOLAK', server, page, setting };
}

function faultOfAnswer({ status, kode }: ApiError, { satuanKerjaId, withToken }: Asked): Fault {
  if (status === 401 && withToken) return { code: 'TOKEN_BERAKHIR' };
  if (status === 401 || status === 403) return { code: 'TIDAK_BERHAK' };
  if (kode === 'TAHUN_TIDAK_DIKENAL') return { code: 'TAHUN_TIDAK_DIKENAL' };
  if (status === 404) {
    // A page that is not there, at an address that is no API's, knows nothing of units.
    const isUnit = kode !== UNKNOWN_ANSWER && satuanKerjaId != null;
    return isUnit ? { code: 'UNIT_TIDAK_DIKENAL' } : { code: 'DATA_RUSAK', fault: null };
  }
  return { code: 'TIDAK_TERJANGKAU' };
}

/** What the API client calls an answer that is no problem document. */
const UNKNOWN_ANSWER = 'JAWABAN_TIDAK_DIKENAL';
