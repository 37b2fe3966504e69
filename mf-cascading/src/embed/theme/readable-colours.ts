import { type ColourName, palette, statusNames, type Theme } from '@selaras/domain';
import type { OwnColours } from '../../diagram/theme/theme-context';
import { mixed, ofHex, type Rgb, readableOn, toHex } from './contrast';

/** WCAG 2.2, text of any size. */
const LEAST = 4.5;
/** How much of a page's own colour its soft ground has, and how far its strong one goes on to the text's. */
const SOFT = 0.14;
const STRONG = 0.3;

const grounds = ['surface', 'ground', 'sunken', 'hover'] as const satisfies readonly ColourName[];
const inks: readonly ColourName[] = [
  'text',
  'muted',
  'brand',
  'accent',
  'danger',
  ...statusNames.map((name): ColourName => `status-${name}`),
];

/** What is read on what, inks after the grounds that they are made of. */
const pairs: readonly (readonly [ink: ColourName, ground: ColourName])[] = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
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

/** Made from another one where a page names only that. */
const derived: readonly (readonly [name: ColourName, from: ColourName, to: ColourName, part: number])[] = [
  ['brand-soft', 'surface', 'brand', SOFT],
  ['brand-strong', 'brand', 'text', STRONG],
  ['accent-soft', 'surface', 'accent', SOFT],
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
  for (const [name, from, to, part] of derived) {
    const follows = from === 'surface' ? to : from;
    if (named.has(follows) && !named.has(name)) named.set(name, mixed(at(from), at(to), part));
  }
  for (const [ink, ground] of pairs) {
    if (!named.has(ink) && !named.has(ground)) continue;
    named.set(ink, readableOn(at(ink), at(ground), LEAST));
  }
  return Object.fromEntries([...named].map(([name, rgb]) => [name, toHex(rgb)]));
}
