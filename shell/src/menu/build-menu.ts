import type { MenuEntry, RemoteManifest, User } from '@selaras/contracts';
import { type Actor, hasRole, type RoleName } from '@selaras/roles';
import { type MenuGroup, publicGroups, sidebarGroups } from './menu-group';

/** Who looks at a menu: by his role, whether he holds a post today, and what he is in teams. */
type MenuReader = Actor & Pick<User, 'menjabat' | 'tim'>;

export interface MenuSection {
  readonly name: string;
  readonly label: string | null;
  readonly entries: readonly MenuEntry[];
}

/** What the sidebar shows to this user in this performance year (spec 2 §2.11); a guest has no sidebar. */
export function sidebarMenu(
  manifests: readonly RemoteManifest[],
  actor: MenuReader | null,
  tahunKinerja: number,
): MenuSection[] {
  const groups = sidebarGroups.filter(({ roles }) => hasRole(actor, ...roles));
  return sections(groups, manifests, (entry) => isFor(entry, actor) && isInYear(entry, tahunKinerja));
}

/** What the public area's menu lists (spec 2 §2.11). */
export function publicMenu(manifests: readonly RemoteManifest[], tahunPublik: number): MenuSection[] {
  return sections(publicGroups, manifests, (entry) => isInYear(entry, tahunPublik));
}

function sections(
  groups: readonly Omit<MenuGroup, 'roles'>[],
  manifests: readonly RemoteManifest[],
  shown: (entry: MenuEntry) => boolean,
): MenuSection[] {
  const entries = manifests.flatMap(({ menu }) => menu).filter(shown);
  return groups
    .map(({ name, label }) => ({ name, label, entries: entriesOf(name, entries) }))
    .filter((section) => section.entries.length > 0);
}

function entriesOf(group: string, entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.filter((entry) => entry.group === group).sort((a, b) => a.order - b.order);
}

function isFor({ roles, exceptRoles, forHolders, forTeam }: MenuEntry, actor: MenuReader | null): boolean {
  if (forTeam && !actor?.tim?.includes(forTeam)) return false;
  if (forHolders && actor?.menjabat !== true && !hasRole(actor, 'super')) return false;
  const wanted = roles === undefined || hasRole(actor, ...(roles as RoleName[]));
  return wanted && !hasRole(actor, ...((exceptRoles ?? []) as RoleName[]));
}

function isInYear({ onlyYear }: MenuEntry, tahun: number): boolean {
  return onlyYear === undefined || onlyYear === tahun;
}
