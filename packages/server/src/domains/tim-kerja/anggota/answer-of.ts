import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { ProblemError } from '../../../plugins/problem';
import { findAnggota, type Kunci } from './anggota-repository';
import type { Pembaca } from './pembaca';
import { presentRinci } from './present-anggota';

/** A place as its reader may see it; 404 where there is none such in the year. */
export async function answerOf(db: Kysely<Tables>, pembaca: Pembaca, kunci: Kunci) {
  const row = await findAnggota(db, kunci, pembaca.tahun);
  if (row === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
  return { data: await presentRinci(db, pembaca, row) };
}
