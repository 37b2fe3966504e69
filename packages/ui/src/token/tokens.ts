import { type ColourName, palette, type StatusName, statusNames, type Theme } from './palette';

const colourNames = Object.keys(palette.light) as ColourName[];

/** Pixels at 16 px root size; written in rem so that larger text of the browser enlarges all. */
const typeScale = { 12: '0.75rem', 14: '0.875rem', 16: '1rem', 20: '1.25rem', 24: '1.5rem', 32: '2rem' };

const fixed: Record<string, string> = {
  'font-sans':
    "'Plus Jakarta Sans Variable', 'Plus Jakarta Sans Pengganti', system-ui, -apple-system, 'Segoe UI', sans-serif",
  'font-mono': "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, monospace",
  ...Object.fromEntries(Object.entries(typeScale).map(([px, rem]) => [`text-${px}`, rem])),
  'radius-control': '6px',
  'radius-card': '10px',
  'motion-fast': '120ms',
  'motion-slow': '200ms',
  'control-height': '36px',
  'control-height-small': '28px',
  'layer-sticky': '10',
  'layer-bar': '20',
  'layer-menu': '40',
  'layer-modal': '50',
  'layer-toast': '60',
};

const shadow: Record<Theme, string> = {
  light: '0 1px 2px rgb(8 42 48 / 8%), 0 8px 24px rgb(8 42 48 / 14%)',
  dark: '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 50%)',
};

const declare = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--s-${name}: ${value};`)
    .join(' ');

/** Declarations of every custom property that differs between light and dark. */
export const themeDeclarations = (theme: Theme): string =>
  `color-scheme: ${theme}; ${declare({ ...palette[theme], shadow: shadow[theme] })}`;

/** Declarations of the custom properties that both themes share. */
export const fixedDeclarations: string = declare(fixed);

const property = (name: string) => `var(--s-${name})`;
const byName = <Name extends string>(names: readonly Name[], prefix = '', suffix = '') =>
  Object.fromEntries(names.map((name) => [name, property(`${prefix}${name}${suffix}`)])) as Record<
    Name,
    string
  >;

/** The design tokens as references to the custom properties that `GlobalStyle` sets; use them inside styles. */
export const tokens = {
  colour: byName(colourNames),
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
} as const;

/** Distance on the 4 px grid: `space(3)` is 12 px. */
export const space = (steps: number): string => `${steps * 4}px`;
