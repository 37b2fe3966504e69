import { isBagianTerbuka } from '@selaras/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import { type Lembar, pelakuOf } from './pelaku';
import { findPengisi, holdBagianOf } from './pengisi-repository';

type Named = readonly { readonly user_id: number }[];

/** Who coordinates: those who are named; everybody of the unit while nobody is. */
export const coordinates = (koordinator: Named, userId: number): boolean =>
  koordinator.length === 0 || koordinator.some(({ user_id }) => user_id === userId);

/** Whether somebody of the unit coordinates its worksheet. */
export async function isKoordinator(db: Kysely<Tables>, actor: SignedIn, lembar: Lembar): Promise<boolean> {
  return coordinates((await findPengisi(db, actor.id, lembar)).koordinator, actor.id);
}

/** 403 with the coordinators' names for what only they do: giving out parts, and the steps of the whole. */
export async function requireKoordinator(tx: Kysely<Tables>, actor: SignedIn, lembar: Lembar): Promise<void> {
  const { koordinator } = await findPengisi(tx, actor.id, lembar);
  if (coordinates(koordinator, actor.id)) return;
  const names = koordinator.map(({ nama }) => nama).join(', ');
  throw new ProblemError('TIDAK_BERHAK', { pesan: `Hanya koordinator yang dapat melakukannya: ${names}.` });
}

/**
 * Whether somebody of the unit may write about a criterion, its answer or its evidence: the coordinator everywhere,
 * others in the parts that are given to them until they are handed in. The state of the worksheet is not asked here.
 * Throws 404 to whom the worksheet is not, 403 with who has the criterion.
 */
export async function requireMayWrite(
  tx: Kysely<Tables>,
  actor: SignedIn,
  lembar: Lembar,
  kriteriaId: number,
): Promise<void> {
  if (!(await pelakuOf(tx, actor, lembar)).includes('unit')) throw new ProblemError('TIDAK_DITEMUKAN');
  const { koordinator, bagian } = await findPengisi(tx, actor.id, lembar);
  if (coordinates(koordinator, actor.id)) return;
  const part = await holdBagianOf(tx, lembar, kriteriaId);
  if (part === undefined) {
    throw new ProblemError('TIDAK_BERHAK', {
      pesan: 'Kriteria ini belum dibagikan kepada Anda. Hubungi koordinator.',
    });
  }
  if (!bagian.includes(part.id)) {
    throw new ProblemError('TIDAK_BERHAK', {
      pesan: `Kriteria ini ada pada bagian "${part.nama}", yang diisi orang lain.`,
    });
  }
  if (isBagianTerbuka(part.keadaan)) return;
  throw new ProblemError('TIDAK_BERHAK', {
    pesan: `Bagian "${part.nama}" sudah diserahkan. Minta koordinator mengembalikannya bila perlu diubah.`,
  });
}
