import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import { requireInstrumen } from '../instrumen/require-instrumen';
import { type Lembar, pelakuOf } from '../penilaian/pelaku';
import { type HeldPenilaian, holdPenilaian } from '../penilaian/penilaian-repository';
import { requireOpen } from '../penilaian/require-open';

/** A worksheet in which its unit writes now, and in which round. */
export interface OpenLembar {
  readonly penilaian: HeldPenilaian;
  readonly tahap: 1 | 2;
}

/** Holds the worksheet open for its unit until the transaction ends. Throws 404 to anybody else, 409 outside its states. */
export async function openLembar(tx: Kysely<Tables>, actor: SignedIn, lembar: Lembar): Promise<OpenLembar> {
  if (!(await pelakuOf(tx, actor, lembar)).includes('unit')) throw new ProblemError('TIDAK_DITEMUKAN');
  const { id: instrumen_id } = await requireInstrumen(tx, lembar.tahun);
  const penilaian = await holdPenilaian(tx, { ...lembar, instrumen_id }, 'share');
  requireOpen(penilaian, 'unit');
  return { penilaian, tahap: penilaian.keadaan === 'draft' ? 1 : 2 };
}
