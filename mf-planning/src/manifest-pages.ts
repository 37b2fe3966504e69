import type { MenuEntry } from '@selaras/contracts';

/** Menu entries that only super sees inside their group. */
export const superMenu = (
  group: string,
  entries: readonly Omit<MenuEntry, 'group' | 'roles'>[],
): MenuEntry[] => entries.map((entry) => ({ group, roles: ['super'], ...entry }));
