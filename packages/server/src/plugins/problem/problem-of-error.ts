import type { ProblemCode } from '@selaras/contracts';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ConnectionLost } from '../../database/pool/connection-lost';
import { ProblemError } from '../problem';

/** Codes of Fastify and its plugins → ours. */
const codeOfFastify: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'UKURAN_BERLEBIH',
  FST_REQ_FILE_TOO_LARGE: 'UKURAN_BERLEBIH',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'JENIS_TIDAK_DIDUKUNG',
  FST_UNDER_PRESSURE: 'LAYANAN_SIBUK',
  // Longer than anything that lies anywhere.
  FST_ERR_MAX_PARAM_LENGTH: 'TIDAK_DITEMUKAN',
};

/** SQLSTATE → ours; by its class (two characters) when the full code is not listed. */
const codeOfSqlState: Record<string, ProblemCode> = {
  '23503': 'BENTROK',
  '23505': 'BENTROK',
  '23P01': 'BENTROK',
  // Waited too long for a lock, or left a transaction without a statement.
  '55P03': 'LAYANAN_SIBUK',
  '25P03': 'LAYANAN_SIBUK',
  '22': 'MASUKAN_TIDAK_SESUAI',
  '23': 'MASUKAN_TIDAK_SESUAI',
  '40': 'LAYANAN_SIBUK',
  '53': 'LAYANAN_SIBUK',
  '57': 'LAYANAN_SIBUK',
  '08': 'LAYANAN_SIBUK',
};

const connectionCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT']);
const codeOfStatus: Record<number, ProblemCode> = {
  400: 'PERMINTAAN_RUSAK',
  404: 'TIDAK_DITEMUKAN',
  413: 'UKURAN_BERLEBIH',
  415: 'JENIS_TIDAK_DIDUKUNG',
  429: 'TERLALU_SERING',
  503: 'LAYANAN_SIBUK',
};

interface Failure {
  code?: string;
  statusCode?: number;
  severity?: string;
}

/** What the client hears of a failure: never a stack, never SQL, never the words of a library. */
export function problemOfError(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof ConnectionLost) return new ProblemError('LAYANAN_SIBUK', { cause: error });
  if (hasZodFastifySchemaValidationErrors(error)) return inputProblem(error.validation);
  const failure = (typeof error === 'object' && error !== null ? error : {}) as Failure;
  return new ProblemError(codeOf(failure), { cause: error });
}

function codeOf({ code = '', statusCode = 500, severity }: Failure): ProblemCode {
  if (severity !== undefined) {
    return codeOfSqlState[code] ?? codeOfSqlState[code.slice(0, 2)] ?? 'KESALAHAN_SERVER';
  }
  if (connectionCodes.has(code)) return 'LAYANAN_SIBUK';
  return (
    codeOfFastify[code] ??
    codeOfStatus[statusCode] ??
    (statusCode < 500 ? 'PERMINTAAN_RUSAK' : 'KESALAHAN_SERVER')
  );
}

function inputProblem(issues: readonly { instancePath: string; message?: string }[]): ProblemError {
  const errors: Record<string, string[]> = {};
  for (const { instancePath, message } of issues) {
    const path = instancePath.slice(1).replaceAll('/', '.');
    const messages = errors[path] ?? [];
    messages.push(message ?? 'Tidak sesuai');
    errors[path] = messages;
  }
  return new ProblemError('MASUKAN_TIDAK_SESUAI', { errors });
}
