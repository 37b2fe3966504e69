import type { LkeBaris, LkeInstrumen } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { requireInstrumen } from '../instrumen/require-instrumen';
import { listBaris } from './lembar-repository';
import { evaluated } from './lembar-view';
import { findPenilaian, type Penilaian } from './penilaian-repository';

/** A worksheet with its instrument and all its criteria, before it is decided who sees what of it. */
export async function readLembar(
  db: Kysely<Tables>,
  satuanKerjaId: number,
  tahun: number,
): Promise<{ instrumen: LkeInstrumen; penilaian: Penilaian; baris: LkeBaris[] }> {
  const [instrumen, penilaian] = await Promise.all([
    requireInstrumen(db, tahun),
    findPenilaian(db, satuanKerjaId, tahun),
  ]);
  const rows = await listBaris(db, { instrumenId: instrumen.id, penilaianId: penilaian.id });
  return { instrumen, penilaian, baris: evaluated(instrumen, rows) };
}
