import { ProblemError } from '../../../plugins/problem';

/**
 * What an address asks for, each name once.
 *
 * @throws `PERMINTAAN_RUSAK` for a name that stands there twice: of two years or two units none is meant more than the other.
 */
export function singleValues(query: Readonly<Record<string, unknown>>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(query)) {
    if (typeof value !== 'string') {
      throw new ProblemError('PERMINTAAN_RUSAK', {
        pesan: `Alamat ini menyebut ${name} lebih dari sekali. Sisakan satu.`,
      });
    }
    values[name] = value;
  }
  return values;
}
