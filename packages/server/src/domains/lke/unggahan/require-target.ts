import type { LkeUnggahanUntuk } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import { closed } from '../menilai/hold-for-writing';
import { findPenilaian } from '../penilaian/penilaian-repository';
import { requireOpen } from '../penilaian/require-open';

/**
 * Lets in what the unit could put somewhere now: into its worksheet while it writes in it, into a follow-up once the
 * evaluation is final (domain §4). 409 with the current state otherwise. Where it then goes is looked at once more.
 */
export async function requireTarget(
  tx: Kysely<Tables>,
  { satuan_kerja_id }: SignedIn,
  { tahun, untuk }: LkeUnggahanUntuk,
): Promise<void> {
  if (satuan_kerja_id === null) throw new ProblemError('TIDAK_BERHAK');
  const penilaian = await findPenilaian(tx, satuan_kerja_id, tahun);
  if (untuk === 'lembar') requireOpen(penilaian, 'unit');
  else if (penilaian.keadaan !== 'final') throw closed(penilaian);
}
