import type { LkeInstrumen } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { instrumenOrFail } from '../instrumen/require-instrumen';
import { listKeadaan, listStoredHasil } from './hasil-repository';
import { type Hasil, hasilOf, hasilRows } from './hasil-rows';
import { readIsiTahun } from './kept-isi';

/** Results of all units of a year with the instrument that they are measured by, before it is decided who sees what. */
export async function readHasil(db: Kysely<Tables>, tahun: number) {
  // Points last: they are never older than the states that decide who sees them.
  const stored = await listStoredHasil(db, { tahun });
  const { instrumen, lembar } = await readIsiTahun(db, tahun);
  return { instrumen: instrumenOrFail(instrumen, tahun), rows: hasilRows(lembar, stored) };
}

/** One unit's result, without the names of all others; undefined: there is no such unit. */
export async function readHasilUnit(
  db: Kysely<Tables>,
  tahun: number,
  satuanKerjaId: number,
): Promise<{ instrumen: LkeInstrumen; hasil: Hasil | undefined }> {
  const [[stored], all] = await Promise.all([
    listStoredHasil(db, { tahun, satuanKerjaId }),
    listKeadaan(db, tahun),
  ]);
  const { instrumen, lembar } = await readIsiTahun(db, tahun);
  return {
    instrumen: instrumenOrFail(instrumen, tahun),
    hasil: stored && hasilOf(lembar, stored, all),
  };
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
