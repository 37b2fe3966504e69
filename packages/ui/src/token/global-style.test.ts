import { type ColourName, palette } from '@selaras/domain';
import { fixedDeclarations, themeDeclarations } from './declarations';
import { documentStyle } from './global-style';
import { space, tokens } from './tokens';

const text = documentStyle.join('').replace(/\s+/g, '');

describe('GlobalStyle', () => {
  it('sets every token of both themes, the system’s choice before the override', () => {
    for (const value of [palette.light.brand, palette.dark.brand]) expect(text).toContain(value);
    expect(text.indexOf('prefers-color-scheme:dark')).toBeGreaterThan(-1);
    expect(text.indexOf('prefers-color-scheme:dark')).toBeLessThan(text.indexOf(":root[data-theme='light']"));
  });

  it('stops motion when less motion is wanted, and enlarges targets for fingers', () => {
    expect(text).toMatch(
      /prefers-reduced-motion:reduce\)\{:root,:host\{--s-motion-fast:0ms;--s-motion-slow:0ms;/,
    );
    expect(text).toMatch(
      /pointer:coarse\)\{:root,:host\{--s-control-height:44px;--s-control-height-small:44px;/,
    );
  });
});

it('every token that components use is declared in both themes', () => {
  const colours = (Object.keys(palette.light) as ColourName[]).map((name) => tokens.colour[name]);
  const references = JSON.stringify([tokens, colours]).match(/--s-[a-z0-9-]+/g) ?? [];
  expect(references.length).toBeGreaterThan(40);
  for (const theme of ['light', 'dark'] as const) {
    const declared = `${fixedDeclarations} ${themeDeclarations(theme)}`;
    for (const name of references) expect(declared).toContain(`${name}:`);
  }
});

it('space counts on a grid of 4 px', () => {
  expect(space(3)).toBe('12px');
});
