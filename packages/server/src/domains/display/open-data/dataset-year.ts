import type { Config } from '../../../config';
import { ProblemError } from '../../../plugins/problem';

/**
 * The year that an address names, or the one that pages choose at first. A kept version may be of a year that is not
 * open any more.
 *
 * @throws `PERMINTAAN_RUSAK` for anything else.
 */
export function datasetYear(
  asked: string | undefined,
  { openYears, defaultYear }: Pick<Config, 'openYears' | 'defaultYear'>,
  anyYear = false,
): number {
  if (asked === undefined || asked === '') return defaultYear;
  const tahun = /^\d{4}$/.test(asked) ? Number(asked) : Number.NaN;
  if (openYears.includes(tahun) || (anyYear && !Number.isNaN(tahun))) return tahun;
  throw new ProblemError('PERMINTAAN_RUSAK', {
    pesan: `Tahun tidak dikenal. Pilih ${openYears.join(' atau ')} pada alamat data, misalnya tahun=${defaultYear}.`,
  });
}
