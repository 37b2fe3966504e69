import { type Actor, isGuest, type RoleName, roleName } from './role';
import { ownsUnit, seesAllUnits } from './scope';

/** A role, or nobody in particular. */
export type Who = RoleName | 'guest';

/**
 * Who may do something. Rules stand beside the contracts of their domain; here is only how they are read.
 * `roles`: who may act at all; `guest` lets people in without signing in.
 * `unit`: with `own`, a user whose role does not see all units may act only on rows of his own unit.
 */
export interface Rule<W extends Who = Who> {
  readonly roles: readonly W[];
  readonly unit: 'any' | 'own';
}

/** The row a user wants to act on, as far as the rules look at it. */
export interface Subject {
  readonly satuan_kerja_id: number | null;
}

/**
 * Whether the user may do this, optionally on this row. No rule, unknown role: no.
 * Called by the server on every route and by the interface to decide what to show.
 */
export function can(actor: Actor | null, rule: Rule | undefined, subject?: Subject): boolean {
  if (rule === undefined) return false;
  if (isGuest(actor)) return rule.roles.includes('guest');
  const name = roleName(actor.role_id);
  if (name === null || !rule.roles.includes(name)) return false;
  if (rule.unit === 'any' || subject === undefined || seesAllUnits(actor)) return true;
  return subject.satuan_kerja_id !== null && ownsUnit(actor, subject.satuan_kerja_id);
}
