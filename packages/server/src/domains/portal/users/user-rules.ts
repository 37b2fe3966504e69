import type { UserRow } from '@selaras/contracts';
import { type HubunganAkun, hubunganAkun, type OrangAkun } from '@selaras/domain';
import { roleName, seesAllUnits } from '@selaras/roles';

interface Person {
  readonly id: number;
  readonly role_id: number;
  readonly aktif: boolean;
  readonly faktor_kedua: boolean;
}

const isOnlySuper = (user: Person, supers: readonly number[]) => supers.length === 1 && supers[0] === user.id;

/** Nobody shuts himself out, and one super always remains. */
export function abilitiesOn(user: Person, actorId: number, supers: readonly number[]): UserRow['kemampuan'] {
  const kept = user.id === actorId || isOnlySuper(user, supers);
  return {
    ubah_peran: !kept,
    nonaktifkan: user.aktif && !kept,
    // One's own is taken off with password and code: an open session alone is not enough.
    lepas_faktor_kedua: user.faktor_kedua && user.id !== actorId,
  };
}

/** Messages by field when role and unit do not fit each other; undefined when they do. */
export function roleFaults(
  roleId: number,
  satuanKerjaId: number | null,
): Record<string, string[]> | undefined {
  if (roleName(roleId) === null) return { role_id: ['Peran tidak dikenal'] };
  const limited = !seesAllUnits({ role_id: roleId, satuan_kerja_id: satuanKerjaId });
  if (limited && satuanKerjaId === null) return { satuan_kerja_id: ['Peran ini memerlukan satuan kerja'] };
  return undefined;
}

/** How an account stands to its employee; accounts of no unit act for none, but their person may have left, too. */
export const hubunganOf = (satuanKerjaId: number | null, orang: OrangAkun): HubunganAkun =>
  orang.keadaan === 'berhenti' ? 'berhenti' : hubunganAkun(satuanKerjaId, orang);
