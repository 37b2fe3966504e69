import type { GuardName, MenuEntry } from '@selaras/contracts';

/** The four pages of an entity: list, new row, change, detail. Whoever reads need not be able to write. */
export const entityPages = <const Name extends string>(
  name: Name,
  title: string,
  readers: GuardName,
  writers: GuardName,
) =>
  [
    { id: name, path: `/${name}`, title, layout: 'default', guard: readers, parent: 'dashboard' },
    {
      id: `${name}.create`,
      path: `/${name}/create`,
      title: `Tambah ${title}`,
      layout: 'default',
      guard: writers,
      parent: name,
    },
    {
      id: `${name}.edit`,
      path: `/${name}/{id}/edit`,
      title: `Ubah ${title}`,
      layout: 'default',
      guard: writers,
      parent: name,
    },
    {
      id: `${name}.show`,
      path: `/${name}/{id}`,
      title: `Detail ${title}`,
      layout: 'default',
      guard: readers,
      parent: name,
    },
  ] as const;

/** The page of contributions of other units below one node. */
export const crossPage = <const Above extends string, const Below extends string>(
  above: Above,
  below: Below,
  title: string,
  readers: GuardName,
) =>
  ({
    id: `${above}.${below}-cross`,
    path: `/${above}/{id}/${below}-cross`,
    title: `Cross Cutting ${title}`,
    layout: 'default',
    guard: readers,
    parent: above,
  }) as const;

/** Menu entries that only super sees inside their group. */
export const superMenu = (
  group: string,
  entries: readonly Omit<MenuEntry, 'group' | 'roles'>[],
): MenuEntry[] => entries.map((entry) => ({ group, roles: ['super'], ...entry }));
