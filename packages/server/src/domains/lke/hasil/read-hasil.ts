import type { LkeInstrumen } from '@selaras/contracts';
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

/** What of the instrument every list of results says. */
export const partsOf = ({ tahun, komponen }: LkeInstrumen) => ({
  tahun,
  kriteria: komponen.reduce(
    (sum, { subKomponen }) => sum + subKomponen.reduce((own, { kriteria }) => own + kriteria.length, 0),
    0,
  ),
  komponen: komponen.map(({ id, nomor, nama, bobot }) => ({ id, nomor, nama, bobot })),
});
