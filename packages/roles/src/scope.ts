import { type Actor, hasRole, isBiroUnit, isGuest, type RoleName, SETDA_ID } from './role';

const rolesThatSeeAll: readonly RoleName[] = [
  'super',
  'pemerintah_daerah',
  'pemda',
  'validator_bappeda',
  'validator_lke',
  'validator_lke_pleno',
  'validator_perencanaan_1',
  'validator_perencanaan_2',
  'validator_perencanaan_3',
];

/** Whether lists are not forced to the user's own unit. */
export function seesAllUnits(actor: Actor | null): boolean {
  return hasRole(actor, ...rolesThatSeeAll);
}

/**
 * Whether a unit counts as the user's own for reading: the unit itself, and for the secretariat also its divisions.
 * A division (biro) never sees the secretariat or another division.
 */
export function ownsUnit(actor: Actor | null, satuanKerjaId: number): boolean {
  if (isGuest(actor) || actor.satuan_kerja_id === null) return false;
  if (actor.satuan_kerja_id === satuanKerjaId) return true;
  return actor.satuan_kerja_id === SETDA_ID && hasRole(actor, 'setda') && isBiroUnit(satuanKerjaId);
}
