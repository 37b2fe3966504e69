import type { AnswerOf, LkeHasilPublik, lkeHasilPublikCalls } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { listStoredHasil } from './hasil-repository';
import { type Hasil, hasilRows } from './hasil-rows';
import { readIsiTahun } from './kept-isi';
import { partsOf } from './read-hasil';
import { visibleHasil } from './visible-hasil';

export type PublicHasil = AnswerOf<typeof lkeHasilPublikCalls.list>;

/** Results of units whose evaluation is final, without people: all that the public ever sees of it (domain §4). */
export async function readPublicHasil(db: Kysely<Tables>, tahun: number): Promise<PublicHasil> {
  const stored = await listStoredHasil(db, { tahun });
  const { instrumen, lembar } = await readIsiTahun(db, tahun);
  if (instrumen === undefined) return { tahun, kriteria: 0, komponen: [], data: [] };
  const rows = hasilRows(lembar, stored);
  return { ...partsOf(instrumen), data: rows.flatMap((row) => publicRow(row) ?? []) };
}

function publicRow(row: Hasil): LkeHasilPublik | null {
  const { satuan_kerja, mandiri, pleno, predikat, peringkat, keadaan } = visibleHasil(row, 'publik');
  if (keadaan !== 'final' || mandiri === null || pleno === null || peringkat === null) return null;
  return { satuan_kerja, mandiri, pleno, predikat, peringkat };
}
