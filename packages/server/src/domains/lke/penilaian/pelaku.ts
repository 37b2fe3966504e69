import { lkePelakuRules } from '@selaras/contracts';
import { isUnitSendiri, type PelakuLke } from '@selaras/domain';
import { can, hasRole } from '@selaras/roles';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { SignedIn } from '../../../plugins/signed-in';
import { isPenilai } from './penilaian-repository';
import { refuseLembar } from './refuse-lembar';

/** A worksheet as far as its readers' rights go. */
export interface Lembar {
  readonly satuan_kerja_id: number;
  readonly tahun: number;
}

/**
 * As whom somebody may act on a unit's worksheets without being assigned to them: the unit itself, the plenary of other
 * units, the administrator (domain §4). Nobody decides in the plenary of his own unit (decision 115).
 */
export const pelakuTetap = (actor: SignedIn, satuan_kerja_id: number): PelakuLke[] =>
  (['unit', 'pleno', 'super'] as const).filter(
    (pelaku) =>
      can(actor, lkePelakuRules[pelaku], { satuan_kerja_id }) &&
      !(pelaku === 'pleno' && isUnitSendiri(actor, satuan_kerja_id)),
  );

/** As whom somebody may act on a worksheet: also as its assigned evaluator, never of his own unit (domain §4). */
export async function pelakuOf(
  db: Kysely<Tables>,
  actor: SignedIn,
  { satuan_kerja_id, tahun }: Lembar,
): Promise<readonly PelakuLke[]> {
  const admitted = pelakuTetap(actor, satuan_kerja_id);
  if (!can(actor, lkePelakuRules.penilai)) return admitted;
  const evaluates = await isPenilai(db, { userId: actor.id, satuanKerjaId: satuan_kerja_id, tahun });
  return evaluates ? [...admitted, 'penilai'] : admitted;
}

/** As whom somebody reads a worksheet; `refuseLembar` for who evaluates and has nothing to do with this one. */
export async function requireReader(
  db: Kysely<Tables>,
  actor: SignedIn,
  lembar: Lembar,
): Promise<readonly PelakuLke[]> {
  const pelaku = await pelakuOf(db, actor, lembar);
  if (pelaku.length > 0 || hasRole(actor, 'pemerintah_daerah', 'pemda')) return pelaku;
  throw await refuseLembar(db, actor, lembar);
}
