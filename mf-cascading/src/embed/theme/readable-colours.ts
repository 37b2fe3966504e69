import { type ColourName, palette, statusNames, type Theme } from '@selaras/domain';
import type { OwnColours } from '../../diagram/theme/theme-context';
import { mixed, ofHex, type Rgb, readableOn, toHex } from './contrast';

/** WCAG 2.2, text of any size. */
const LEAST = 4.5;
/** How much of a page's own colour its soft ground has, and how far its strong one goes on to the text's. */
const SOFT = 0.14;
const STRONG = 0.3;

/** The last one has the last word where two of a page's own cannot be served by one ink. */
const grounds = ['ground', 'sunken', 'hover', 'surface'] as const satisfies readonly ColourName[];
const inks: readonly ColourName[] = [
  'text',
  'muted',
  'brand',
  'accent',
  'danger',
  ...statusNames.map((name): ColourName => `status-${name}`),
];

type Pair = readonly [ink: ColourName, ground: ColourName];

const plain: readonly Pair[] = inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));

/** What is read on the soft grounds, which are made of the inks, and on the strong ones. */
const soft: readonly Pair[] = [
  ...statusNames.map((name) => [`status-${name}`, `status-${name}-soft`] as const),
  ...statusNames.map((name) => ['text', `status-${name}-soft`] as const),
  ['brand', 'brand-soft'],
  ['brand-strong', 'brand-soft'],
  ['text', 'brand-soft'],
  ['accent', 'accent-soft'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-danger', 'danger'],
];

/** A colour so much of the way from one to another, where a page names one of `follows` and not itself. */
type Derived = readonly [
  name: ColourName,
  from: ColourName,
  to: ColourName,
  part: number,
  follows: ColourName[],
];

const ofSurface: readonly Derived[] = [
  ['raised', 'surface', 'text', 0, ['surface']],
  ['ground', 'surface', 'text', 0.03, ['surface']],
  ['sunken', 'surface', 'text', 0.05, ['surface']],
  ['hover', 'surface', 'text', 0.04, ['surface']],
  ['table-head', 'surface', 'text', 0.04, ['surface']],
  ['line', 'surface', 'text', 0.18, ['surface']],
  ['line-strong', 'surface', 'text', 0.5, ['surface']],
];

const ofInks: readonly Derived[] = [
  ['brand-soft', 'surface', 'brand', SOFT, ['surface', 'brand']],
  ['brand-strong', 'brand', 'text', STRONG, ['brand']],
  ['accent-soft', 'surface', 'accent', SOFT, ['surface', 'accent']],
  ['danger-soft', 'surface', 'danger', SOFT, ['surface', 'danger']],
  ...statusNames.map((name): Derived => {
    const ink: ColourName = `status-${name}`;
    return [`status-${name}-soft`, 'surface', ink, SOFT, ['surface', ink]];
  }),
];

/**
 * A page's own colours as the diagram uses them in a theme: those that are none are left out, soft and strong variants
 * follow the colour that they belong to, and an ink that would not be read on its ground moves towards black or white
 * until it is. `rgbOf` reads a colour as CSS writes it; null for what is none.
 */
export function readableColours(
  theme: Theme,
  own: OwnColours,
  rgbOf: (text: string) => Rgb | null,
): OwnColours {
  const named = new Map<ColourName, Rgb>();
  for (const name of Object.keys(palette[theme]) as ColourName[]) {
    const rgb = typeof own[name] === 'string' ? rgbOf(own[name]) : null;
    if (rgb !== null) named.set(name, rgb);
  }
  if (named.size === 0) return {};
  const at = (name: ColourName): Rgb => named.get(name) ?? ofHex(palette[theme][name]) ?? [0, 0, 0];
  const derive = (all: readonly Derived[]) => {
    for (const [name, from, to, part, follows] of all) {
      if (named.has(name) || !follows.some((one) => named.has(one))) continue;
      named.set(name, mixed(at(from), at(to), part));
    }
  };
  const read = (pairs: readonly Pair[]) => {
    for (const [ink, ground] of pairs) {
      if (!named.has(ink) && !named.has(ground)) continue;
      named.set(ink, readableOn(at(ink), at(ground), LEAST));
    }
  };
  read([['text', 'surface']]);
  derive(ofSurface);
  read(plain);
  derive(ofInks);
  read(soft);
  return Object.fromEntries([...named].map(([name, rgb]) => [name, toHex(rgb)]));
}
