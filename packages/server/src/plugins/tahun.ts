import { HEADER_TAHUN_KINERJA, HEADER_TAHUN_PUBLIK } from '@selaras/contracts';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { ProblemError } from './problem';

const headers = {
  kinerja: HEADER_TAHUN_KINERJA.toLowerCase(),
  publik: HEADER_TAHUN_PUBLIK.toLowerCase(),
} as const;

/**
 * The year that the call's header names, or the default when the header is missing.
 * Malformed or a year that this regency does not open: 422 (spec 1 §7; which years exist is configuration).
 */
export function readTahun(
  request: Pick<FastifyRequest, 'headers'>,
  source: keyof typeof headers,
  config: Pick<Config, 'openYears' | 'defaultYear'>,
): number {
  const value = request.headers[headers[source]];
  if (value === undefined) return config.defaultYear;
  const tahun = typeof value === 'string' && /^\d{4}$/.test(value) ? Number(value) : Number.NaN;
  if (!config.openYears.includes(tahun)) {
    throw new ProblemError('TAHUN_TIDAK_DIKENAL', { tahunTersedia: config.openYears });
  }
  return tahun;
}
