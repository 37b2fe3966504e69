import { type CascadingProps, densities, locales, themes } from '@selaras/cascading-react/contract';

/** Pixels; beyond it boxes would be capsules. */
export const MOST_RADIUS = 24;

/** What a prop takes, by a name that each language has words for. */
type PropKind =
  | 'props'
  | 'unit'
  | 'year'
  | 'address'
  | 'origins'
  | 'origin'
  | 'function'
  | 'tree'
  | 'choice'
  | 'colours'
  | 'colour'
  | 'corners'
  | 'text';

/** What a kind is called; a choice is called by what it is made of. */
export type NamedPropKind = Exclude<PropKind, 'choice'>;

/** A prop that nobody can follow. */
export interface WrongProp {
  /** The prop, or the place in it: `tahun`, `colours.brand`, `apiOrigins[0]`; `props` for all of them. */
  readonly name: string;
  readonly takes: PropKind;
  /** What a choice is made of. */
  readonly choices?: readonly string[];
  readonly received: unknown;
}

export interface ReadProps {
  /** Those that can be followed. */
  readonly props: CascadingProps;
  /** Those that cannot. */
  readonly wrong: readonly WrongProp[];
}

type Rule = Pick<WrongProp, 'takes' | 'choices'> & {
  /** The prop as it is used; undefined when it cannot be. */
  readonly read: (value: unknown) => unknown;
  /** Where in a prop of the right kind it is wrong. */
  readonly within?: (value: unknown) => readonly Inside[];
};

type Inside = Pick<WrongProp, 'takes' | 'received'> & { readonly step: string };

const when =
  <Value>(is: (value: unknown) => value is Value) =>
  (value: unknown) =>
    is(value) ? value : undefined;

const isText = (value: unknown): value is string => typeof value === 'string';
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isColours = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every((colour) => colour === undefined || isText(colour));
const isRadius = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= MOST_RADIUS;
const wrongOrigins = (value: unknown): Inside[] =>
  (Array.isArray(value) ? value : []).flatMap((received: unknown, at) =>
    isText(received) ? [] : [{ step: `[${at}]`, takes: 'origin', received }],
  );
const wrongColours = (value: unknown): Inside[] =>
  Object.entries(isObject(value) ? value : {}).flatMap(([name, received]) =>
    received === undefined || isText(received) ? [] : [{ step: `.${name}`, takes: 'colour', received }],
  );
const isFunction = (value: unknown): value is () => unknown => typeof value === 'function';
const isAddress = (value: unknown): value is string =>
  isText(value) && value.trim() !== '' && URL.canParse(value, 'https://halaman.invalid');

/** A whole number as such or, as in markup, in digits. */
const whole = (low: number, high: number) => (value: unknown) => {
  const number = isText(value) && /^\d+$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) && (number as number) >= low && (number as number) <= high
    ? number
    : undefined;
};

const oneOf = (choices: readonly string[]): Rule => ({
  takes: 'choice',
  choices,
  read: (value) => choices.find((choice) => choice === value),
});

const rules: Readonly<Record<keyof CascadingProps, Rule>> = {
  satuanKerjaId: { takes: 'unit', read: whole(1, Number.MAX_SAFE_INTEGER) },
  tahun: { takes: 'year', read: whole(1000, 9999) },
  apiBase: { takes: 'address', read: when(isAddress) },
  apiOrigins: { takes: 'origins', read: when(isList), within: wrongOrigins },
  getToken: { takes: 'function', read: when(isFunction) },
  data: { takes: 'tree', read: when(isObject) },
  locale: oneOf(locales),
  theme: oneOf(themes),
  colours: { takes: 'colours', read: when(isColours), within: wrongColours },
  font: { takes: 'text', read: when(isText) },
  radius: { takes: 'corners', read: when(isRadius) },
  density: oneOf(densities),
  title: { takes: 'text', read: when(isText) },
};

export const propNames = Object.keys(rules) as readonly (keyof CascadingProps)[];

/**
 * What a page handed over, which may be anything: null and undefined are as left out, and what is no prop is no fault,
 * because single-spa and others hand over their own beside ours.
 * @param before what was read of the props before: what is still wrong in the same way is not told again
 */
export function readProps(given: unknown, before?: ReadProps): ReadProps {
  const { props, wrong } = read(given);
  const told = before?.wrong ?? [];
  const same =
    told.length === wrong.length &&
    wrong.every(
      ({ name, received }, at) => told[at]?.name === name && Object.is(told[at].received, received),
    );
  return { props, wrong: same ? told : wrong };
}

function read(given: unknown): ReadProps {
  if (given === null || given === undefined) return { props: {}, wrong: [] };
  if (!isObject(given)) {
    return { props: {}, wrong: [{ name: 'props', takes: 'props', received: given }] };
  }
  const props: Record<string, unknown> = {};
  const wrong: WrongProp[] = [];
  for (const name of propNames) {
    const received = given[name];
    if (received === null || received === undefined) continue;
    const value = rules[name].read(received);
    if (value !== undefined) props[name] = value;
    else wrong.push(...wrongIn(name, received));
  }
  return { props, wrong };
}

/** What is wrong inside a prop, or all of it. */
function wrongIn(name: keyof CascadingProps, received: unknown): WrongProp[] {
  const { takes, choices, within } = rules[name];
  const inside = within?.(received) ?? [];
  if (inside.length === 0) return [{ name, takes, ...(choices && { choices }), received }];
  return inside.map(({ step, ...one }) => ({ ...one, name: `${name}${step}` }));
}

/** Props after an update: those that it names are changed, the others stay. What is no object stands for itself. */
export const updated = (given: unknown, part: unknown): unknown =>
  isObject(part) ? { ...(isObject(given) && given), ...part } : (part ?? given);
