import type { PlainGuard } from '@selaras/contracts';
import { type Actor, hasRole, isGuest, type RoleName, roleNames } from '@selaras/roles';

/** What a guard decides about one user and one page. */
export type Verdict =
  | { readonly kind: 'allow' }
  | { readonly kind: 'login' }
  | { readonly kind: 'dashboard' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'unknown' };

const allow: Verdict = { kind: 'allow' };
const login: Verdict = { kind: 'login' };

/** The guards by name (spec 2 §6). Role guards are written `role:a|b`. */
const guards: Readonly<Record<PlainGuard, (actor: Actor | null) => Verdict>> = {
  none: () => allow,
  'check-auth': () => allow,
  auth: (actor) => (isGuest(actor) ? login : allow),
  guest: (actor) => (isGuest(actor) ? allow : { kind: 'dashboard' }),
};

const ROLE_PREFIX = 'role:';

/** The roles that a role guard lets in, or null when it is no role guard or names a role that does not exist. */
export function guardRoles(guard: string): RoleName[] | null {
  if (!guard.startsWith(ROLE_PREFIX)) return null;
  const names = guard.slice(ROLE_PREFIX.length).split('|');
  const known = names.filter((name): name is RoleName => (roleNames as string[]).includes(name));
  return known.length === names.length ? known : null;
}

/** Guards that need to know the user before the page may open. */
export function needsUser(guard: string): boolean {
  return guard !== 'none';
}

const isPlain = (guard: string): guard is PlainGuard => Object.hasOwn(guards, guard);

/** Decides; a guard that nobody knows lets nobody in. */
export function judge(guard: string, actor: Actor | null): Verdict {
  if (isPlain(guard)) return guards[guard](actor);
  const roles = guardRoles(guard);
  if (roles === null) return { kind: 'unknown' };
  if (isGuest(actor)) return login;
  return hasRole(actor, ...roles) ? allow : { kind: 'forbidden' };
}

/** Whether this user could open a page with this guard; menus and search offer nothing else. */
export function mayOpen(guard: string, actor: Actor | null): boolean {
  return judge(guard, actor).kind === 'allow';
}
