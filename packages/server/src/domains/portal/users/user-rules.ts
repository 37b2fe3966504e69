import type { UserRow } from '@selaras/contracts';
import { roleName, seesAllUnits } from '@selaras/roles';

interface Person {
  readonly id: number;
  readonly role_id: number;
  readonly aktif: boolean;
}

const isOnlySuper = (user: Person, supers: readonly number[]) => supers.length === 1 && supers[0] === user.id;

/** Nobody shuts himself out, and one super always remains. */
export function abilitiesOn(user: Person, actorId: number, supers: readonly number[]): UserRow['kemampuan'] {
  const kept = user.id === actorId || isOnlySuper(user, supers);
  return { ubah_peran: !kept, nonaktifkan: user.aktif && !kept };
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

/** A password that holds the user's name is the first one that is tried. */
export function passwordFaults(password: string, username: string): Record<string, string[]> | undefined {
  return password.toLowerCase().includes(username)
    ? { password: ['Kata sandi tidak boleh memuat nama pengguna'] }
    : undefined;
}
