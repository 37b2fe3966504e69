import { displayActs, guardOf } from '@selaras/contracts';

/** Whose displays they are: the regency's (makro) or one unit's (mikro). */
export type Area = 'makro' | 'mikro';

const signedInGuard = guardOf(displayActs.read);

/** Where the pages of an area lie, for who is signed in and for the public. */
const roots = {
  makro: { masuk: '/display-makro', publik: '/public-display/display-makro' },
  mikro: { masuk: '/display-mikro', publik: '/public-display/display-mikro' },
} as const;

/** A display that only the public has (spec 2 §2.4). */
export const publicPage = <const A extends Area, const Name extends string>(
  area: A,
  name: Name,
  title: string,
) =>
  ({
    id: `publik-${area}.${name}`,
    path: `${roots[area].publik}/${name}`,
    title,
    layout: 'guest',
    guard: 'none',
    parent: 'welcome',
  }) as const;

/** A display for who is signed in, and its public twin (spec 2 §2.3, §2.4). */
export const displayPage = <const A extends Area, const Name extends string>(
  area: A,
  name: Name,
  title: string,
) =>
  [
    {
      id: `${area}.${name}`,
      path: `${roots[area].masuk}/${name}`,
      title,
      layout: 'default',
      guard: signedInGuard,
      parent: 'dashboard',
    },
    publicPage(area, name, title),
  ] as const;

interface Places<Icon extends string> {
  /** Place in the menu of who is signed in; left out: it has none. */
  readonly order?: number;
  /** Place in the public menu; left out: it has none. */
  readonly publik?: number;
  readonly icon: Icon;
}

const groups = {
  makro: ['Display Makro', 'Publik Makro'],
  mikro: ['Display Mikro', 'Publik Mikro'],
} as const;

/** Menu entries of a display in both menus. */
export const displayMenu = <const Icon extends string>(
  area: Area,
  name: string,
  label: string,
  { order, publik, icon }: Places<Icon>,
) => {
  const [group, publicGroup] = groups[area];
  return [
    ...(order === undefined ? [] : [{ group, label, path: `${roots[area].masuk}/${name}`, order, icon }]),
    ...(publik === undefined
      ? []
      : [
          {
            group: publicGroup,
            label,
            path: `${roots[area].publik}/${name}`,
            order: publik,
            icon,
          },
        ]),
  ];
};
