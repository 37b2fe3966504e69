import type { StatusCapaian } from '@selaras/domain';
import { palette, type Theme } from '@selaras/domain';
import { statusNames } from '@selaras/ui';
import type { Look } from '../../view/paint/look';
import type { OwnColours } from './theme-context';

const looks: Record<Theme, Look> = { light: lookFor('light'), dark: lookFor('dark') };

/** The colours of the design system's one palette, some of them replaced. */
export const lookOf = (theme: Theme, own?: OwnColours): Look =>
  own === undefined ? looks[theme] : lookFor(theme, own);

/** The same colours in somebody else's font and with his corners. */
export const shaped = (look: Look, { family, radius }: Pick<Look, 'family' | 'radius'>): Look =>
  family === undefined && radius === undefined ? look : { ...look, family, radius };

/** The reader's own colours of the operating system; shapes, signs and patterns carry the meaning. */
export function forcedLook(system: (name: string) => string): Look {
  const [background, ink, brand, onBrand] = ['Canvas', 'CanvasText', 'Highlight', 'HighlightText'].map(
    system,
  );
  const all = (colour = '') =>
    Object.fromEntries(statusNames.map((name) => [name, colour])) as Record<StatusCapaian, string>;
  return {
    ...looks.light,
    ...plain(background, ink),
    brand: brand ?? '',
    onBrand: onBrand ?? '',
    accent: ink ?? '',
    accentSoft: background ?? '',
    level: looks.light.level.map(() => ink ?? ''),
    status: all(ink),
    statusSoft: all(background),
  };
}

function stronger(look: Look): Look {
  const { surface, ink } = look;
  const statusSoft = Object.fromEntries(statusNames.map((name) => [name, surface]));
  return { ...look, ...plain(surface, ink), statusSoft: statusSoft as Look['statusSoft'] };
}

function plain(background = '', ink = '') {
  return { background, lane: background, surface: background, ink, muted: ink, line: ink, edge: ink };
}

// Below what it calls: the minifier makes variables of functions with default values.
const strong: Record<Theme, Look> = { light: stronger(looks.light), dark: stronger(looks.dark) };

/** For readers who ask for more contrast: no quiet greys, status colours on the plain background. */
export const strongLook = (theme: Theme): Look => strong[theme];

function lookFor(theme: Theme, own: OwnColours = {}): Look {
  const colour = { ...palette[theme], ...own };
  const statuses = (suffix: '' | '-soft') =>
    Object.fromEntries(statusNames.map((name) => [name, colour[`status-${name}${suffix}`]])) as Record<
      StatusCapaian,
      string
    >;
  return {
    background: colour.ground,
    lane: colour.sunken,
    surface: colour.surface,
    ink: colour.text,
    muted: colour.muted,
    line: colour.line,
    edge: colour['line-strong'],
    brand: colour.brand,
    onBrand: colour['on-brand'],
    accent: colour.accent,
    accentSoft: colour['accent-soft'],
    level: ([5, 4, 3, 2, 1] as const).map((step) => colour[`sequence-${step}`]),
    status: statuses(''),
    statusSoft: statuses('-soft'),
  };
}
