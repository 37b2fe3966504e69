import { type ColourName, palette, type Theme } from '@selaras/domain';

const declared = (theme: Theme, names: readonly ColourName[]) =>
  names.map((name) => `--${name}: ${palette[theme][name]};`).join(' ');

/**
 * The portal's colours as custom properties of what a selector names, light or dark as its reader's system is; with a
 * theme, those of the theme where the element names it (`data-theme`).
 */
export const themeCss = (selector: string, names: readonly ColourName[], theme?: Theme): string =>
  theme === undefined
    ? `${selector} { color-scheme: light dark; ${declared('light', names)} }
@media (prefers-color-scheme: dark) { ${selector} { ${declared('dark', names)} } }`
    : `${selector}[data-theme=${theme}] { color-scheme: ${theme}; ${declared(theme, names)} }`;
