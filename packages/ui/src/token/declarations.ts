import { palette, type Theme } from '@selaras/domain';

/** Pixels at 16 px root size in rem, so that larger text of the browser enlarges all. */
const typeScale = { 12: 0.75, 14: 0.875, 16: 1, 20: 1.25, 24: 1.5, 32: 2 };

const textSizes = (written: (size: number) => string) =>
  Object.fromEntries(Object.entries(typeScale).map(([px, size]) => [`text-${px}`, written(size)]));

const fixed: Record<string, string> = {
  'font-sans':
    "'Plus Jakarta Sans Variable', 'Plus Jakarta Sans Pengganti', system-ui, -apple-system, 'Segoe UI', sans-serif",
  'font-mono': "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, monospace",
  ...textSizes((size) => `${size}rem`),
  'radius-control': '6px',
  'radius-card': '10px',
  'motion-fast': '120ms',
  'motion-slow': '200ms',
  'control-height': '36px',
  'control-height-small': '28px',
  'bar-height': '0px',
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

/** Text sizes that follow `--s-rem`: the rem of somebody else's page says nothing about the reader. */
export const ownTextSizes: string = declare(textSizes((size) => `calc(${size} * var(--s-rem, 1rem))`));
