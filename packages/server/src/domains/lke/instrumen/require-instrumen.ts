import type { LkeInstrumen } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { ProblemError } from '../../../plugins/problem';
import { findInstrumen } from './instrumen-repository';

/** The instrument of a year; 404 with what to do when nobody has made one. */
export async function requireInstrumen(db: Kysely<Tables>, tahun: number): Promise<LkeInstrumen> {
  return instrumenOrFail(await findInstrumen(db, tahun), tahun);
}

/** The instrument that was looked for; 404 with what to do when there is none. */
export function instrumenOrFail(instrumen: LkeInstrumen | undefined, tahun: number): LkeInstrumen {
  if (instrumen !== undefined) return instrumen;
  throw new ProblemError('TIDAK_DITEMUKAN', {
    pesan: `Instrumen evaluasi tahun ${tahun} belum ada. Admin dapat menyalinnya dari tahun lain.`,
  });
}
