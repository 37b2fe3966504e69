import { ApiError, NetworkError } from '@selaras/api-client';
import type { Fault, UnknownYear } from './fault';
import { isThere } from './is-there';

/** What was asked, of whom. */
export interface Asked {
  /** Address below which the calls lie. */
  readonly base: string;
  readonly satuanKerjaId: number | null | undefined;
  readonly tahun: number | null | undefined;
  /** Whether the tree of a signed-in user was asked for. */
  readonly withToken: boolean;
}

/** Why a request brought no tree. */
export async function faultOf(error: unknown, asked: Asked, signal: AbortSignal): Promise<Fault> {
  if (error instanceof ApiError) return faultOfAnswer(error, asked);
  if (!(error instanceof NetworkError)) return { code: 'GALAT' };
  if (error.reason === 'offline') return { code: 'LURING' };
  if (error.reason === 'unreadable') return { code: 'DATA_RUSAK', from: 'server', fault: null };
  if (error.reason === 'timeout') return { code: 'TIDAK_TERJANGKAU' };
  const server = new URL(asked.base).origin;
  const page = window.location.origin;
  // Of its own origin a page may see every answer.
  if (server === page || !(await isThere(asked.base, signal))) return { code: 'TIDAK_TERJANGKAU' };
  const setting = asked.withToken ? 'CORS_ORIGINS' : 'SEMATAN_ORIGINS';
  return { code: 'CORS_DITOLAK', server, page, setting };
}

function faultOfAnswer(error: ApiError, { satuanKerjaId, tahun = null, withToken }: Asked): Fault {
  const { status, kode } = error;
  if (status === 401 && withToken) return { code: 'TOKEN_BERAKHIR' };
  if (status === 401 || status === 403) return { code: 'TIDAK_BERHAK' };
  if (kode === 'TAHUN_TIDAK_DIKENAL') return { code: kode, tahun, offered: yearsOf(error) };
  if (status === 404) {
    // A page that is not there, at an address that is no API's, knows nothing of units.
    return kode === UNKNOWN_ANSWER || satuanKerjaId == null
      ? { code: 'DATA_RUSAK', from: 'server', fault: null }
      : { code: 'UNIT_TIDAK_DIKENAL', satuanKerjaId };
  }
  return { code: 'TIDAK_TERJANGKAU' };
}

/** Another back end may name anything. */
const yearsOf = ({ tahunTersedia }: ApiError): UnknownYear['offered'] =>
  Array.isArray(tahunTersedia) ? tahunTersedia.filter(Number.isSafeInteger) : [];

/** What the API client calls an answer that is no problem document. */
const UNKNOWN_ANSWER = 'JAWABAN_TIDAK_DIKENAL';
