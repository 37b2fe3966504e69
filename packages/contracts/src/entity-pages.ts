import { type Rule, roleNames } from '@selaras/roles';
import type { Entity, EntityMenu } from './entity';
import type { GuardName, MenuEntry } from './manifest';

/** The guard of a page for whom a rule admits: `role:a|b` in the order of the roles, `auth` for every role, `none` for guests too. */
export function guardOf({ roles }: Pick<Rule, 'roles'>): GuardName {
  if (roles.includes('guest')) return 'none';
  const named = roleNames.filter((name) => roles.includes(name));
  return named.length === roleNames.length ? 'auth' : `role:${named.join('|')}`;
}

type Described<Name extends string> = Pick<Entity<Name>, 'name' | 'title' | 'acts'>;

/** The four pages of an entity: list, new row, change, detail. Whoever reads need not be able to write. */
export const entityPages = <const Name extends string>({ name, title, acts }: Described<Name>) =>
  [
    {
      id: name,
      path: `/${name}`,
      title,
      layout: 'default',
      guard: guardOf(acts.read),
      parent: 'dashboard',
    },
    {
      id: `${name}.create`,
      path: `/${name}/create`,
      title: `Tambah ${title}`,
      layout: 'default',
      guard: guardOf(acts.create),
      parent: name,
    },
    {
      id: `${name}.edit`,
      path: `/${name}/{id}/edit`,
      title: `Ubah ${title}`,
      layout: 'default',
      guard: guardOf(acts.update),
      parent: name,
    },
    {
      id: `${name}.show`,
      path: `/${name}/{id}`,
      title: `Detail ${title}`,
      layout: 'default',
      guard: guardOf(acts.read),
      parent: name,
    },
  ] as const;

type EntityPage<Name extends string> = Name extends string
  ? ReturnType<typeof entityPages<Name>>[number]
  : never;

/**
 * The pages of all entities of a domain. Of a domain without one there is none, and no id either: an empty list's pages
 * would be of any id, and whatever a remote draws would pass for one of its pages.
 */
export const pagesOfEntities = <const Entities extends readonly Described<string>[]>(entities: Entities) =>
  entities.flatMap((entity) => [...entityPages(entity)]) as EntityPage<Entities[number]['name']>[];

/** A level, and the one above it whose rows those of other units may stand below. */
interface Crossed {
  readonly above: Described<string>;
  readonly below: Described<string>;
}
type CrossId<Pair> = Pair extends {
  readonly above: { readonly name: infer Above extends string };
  readonly below: { readonly name: infer Below extends string };
}
  ? `${Above}.${Below}-cross`
  : never;

/** What a list of contributions of other units is called, by the level that they belong to. */
export const crossTitle = ({ title }: Pick<Entity, 'title'>): string => `Cross Cutting ${title}`;

/** The page of contributions of other units below one row of `above`. */
export const crossPage = <const Pair extends Crossed>({ above, below }: Pair) =>
  ({
    id: `${above.name}.${below.name}-cross` as CrossId<Pair>,
    path: `/${above.name}/{id}/${below.name}-cross`,
    title: crossTitle(below),
    layout: 'default',
    guard: guardOf(above.acts.read),
    parent: above.name,
  }) as const;

interface Listed {
  readonly title: string;
  readonly path: string;
  readonly menu?: EntityMenu;
}

/** The menu entries of those entities that name a place in the sidebar. */
export const entityMenu = (entities: readonly Listed[]): MenuEntry[] =>
  entities.flatMap(({ title, path, menu }) => {
    if (menu === undefined) return [];
    const { roles, ...place } = menu;
    return [{ ...place, label: title, path, ...(roles && { roles: [...roles] }) }];
  });
