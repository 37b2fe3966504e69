import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { requireInstrumen } from '../instrumen/require-instrumen';
import { listStoredHasil } from './hasil-repository';
import { hasilRows } from './hasil-rows';

/** Results of all units of a year with the instrument that they are measured by, before it is decided who sees what. */
export async function readHasil(db: Kysely<Tables>, tahun: number) {
  const [instrumen, stored] = await Promise.all([
    requireInstrumen(db, tahun),
    listStoredHasil(db, { tahun }),
  ]);
  return { instrumen, rows: hasilRows(instrumen, stored) };
}
