import { type Actor, isGuest, type RoleName, roleName, roleNames } from './role';
import { ownsUnit, seesAllUnits } from './scope';

/**
 * One row of the permission table.
 * `roles`: who may act at all; `guest` lets people in without signing in.
 * `unit`: with `own`, a user whose role does not see all units may act only on rows of his own unit.
 */
export interface Rule {
  readonly roles: readonly (RoleName | 'guest')[];
  readonly unit: 'any' | 'own';
}

const everyRole: Rule['roles'] = roleNames;
const everybody: Rule['roles'] = ['guest', ...roleNames];
const displayRoles: Rule['roles'] = ['super', 'pemerintah_daerah', 'perangkat_daerah', 'setda', 'pemda'];

/** Who may do what: one entry for every API call. The server refuses to register a call without an entry. */
export const permissions = {
  'sesi.masuk': { roles: everybody, unit: 'any' },
  'sesi.keluar': { roles: everyRole, unit: 'any' },
  'sesi.pengguna': { roles: everyRole, unit: 'any' },
  'sesi.akhiri-semua': { roles: everyRole, unit: 'any' },
  'referensi.count-down': { roles: everyRole, unit: 'any' },
  'validasi-perencanaan.status': { roles: everyRole, unit: 'any' },
  'cascading.lihat': { roles: displayRoles, unit: 'any' },
  'publik.cascading': { roles: everybody, unit: 'any' },
} as const satisfies Record<string, Rule>;

export type Act = keyof typeof permissions;

/** The row a user wants to act on, as far as the rules look at it. */
export interface Subject {
  readonly satuan_kerja_id: number | null;
}

/**
 * Whether the user may do this, optionally on this row. Unknown act, unknown role: no.
 * Called by the server on every route and by the interface to decide what to show.
 */
export function can(actor: Actor | null, act: Act, subject?: Subject): boolean {
  if (!Object.hasOwn(permissions, act)) return false;
  const rule: Rule = permissions[act];
  if (isGuest(actor)) return rule.roles.includes('guest');
  const name = roleName(actor.role_id);
  if (name === null || !rule.roles.includes(name)) return false;
  if (rule.unit === 'any' || subject === undefined || seesAllUnits(actor)) return true;
  return subject.satuan_kerja_id !== null && ownsUnit(actor, subject.satuan_kerja_id);
}
