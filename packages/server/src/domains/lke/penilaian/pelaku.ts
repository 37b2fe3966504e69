import { lkePelakuRules } from '@selaras/contracts';
import type { PelakuLke } from '@selaras/domain';
import { can, hasRole } from '@selaras/roles';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import { isPenilai } from './penilaian-repository';

/** A worksheet as far as its readers' rights go. */
export interface Lembar {
  readonly satuan_kerja_id: number;
  readonly tahun: number;
}

/**
 * As whom somebody may act on a worksheet: the unit itself, its assigned evaluators, the plenary, the administrator
 * (domain §4). Nobody evaluates his own unit, assigned or not.
 */
export async function pelakuOf(
  db: Kysely<Tables>,
  actor: SignedIn,
  { satuan_kerja_id, tahun }: Lembar,
): Promise<readonly PelakuLke[]> {
  const admitted = (['unit', 'pleno', 'super'] as const).filter((pelaku) =>
    can(actor, lkePelakuRules[pelaku], { satuan_kerja_id }),
  );
  if (!can(actor, lkePelakuRules.penilai)) return admitted;
  const evaluates = await isPenilai(db, { userId: actor.id, satuanKerjaId: satuan_kerja_id, tahun });
  return evaluates ? [...admitted, 'penilai'] : admitted;
}

/** As whom somebody reads a worksheet; 404 for an evaluator who is not assigned to it. */
export async function requireReader(
  db: Kysely<Tables>,
  actor: SignedIn,
  lembar: Lembar,
): Promise<readonly PelakuLke[]> {
  const pelaku = await pelakuOf(db, actor, lembar);
  if (pelaku.length > 0 || hasRole(actor, 'pemerintah_daerah', 'pemda')) return pelaku;
  throw new ProblemError('TIDAK_DITEMUKAN', {
    pesan: 'Lembar kerja ini tidak ditugaskan kepada Anda.',
  });
}
