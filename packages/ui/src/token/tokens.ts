import type { ColourName } from '@selaras/domain';
import { type StatusName, statusNames } from './status-names';

const property = (name: string) => `var(--s-${name})`;
const byName = <Name extends string>(names: readonly Name[], prefix = '', suffix = '') =>
  Object.fromEntries(names.map((name) => [name, property(`${prefix}${name}${suffix}`)])) as Record<
    Name,
    string
  >;

/** A reference to any colour by its name: the values stand with the declarations alone, which only the shell brings. */
const colour = new Proxy({} as Readonly<Record<ColourName, string>>, {
  get: (_, name) => property(String(name)),
});

/** The design tokens as references to the custom properties that `GlobalStyle` sets; use them inside styles. */
export const tokens = {
  colour,
  status: byName<StatusName>(statusNames, 'status-'),
  statusSoft: byName<StatusName>(statusNames, 'status-', '-soft'),
  text: byName(['12', '14', '16', '20', '24', '32'], 'text-'),
  font: byName(['sans', 'mono'], 'font-'),
  radius: byName(['control', 'card'], 'radius-'),
  motion: byName(['fast', 'slow'], 'motion-'),
  controlHeight: property('control-height'),
  controlHeightSmall: property('control-height-small'),
  layer: byName(['sticky', 'bar', 'menu', 'modal', 'toast'], 'layer-'),
  shadow: property('shadow'),
  /** What stays at the top of the window while the page moves; nothing where a page stands without the portal's bar. */
  barHeight: property('bar-height'),
} as const;

/** Distance on the 4 px grid: `space(3)` is 12 px. */
export const space = (steps: number): string => `${steps * 4}px`;
