import { fixedDeclarations, ownTextSizes, themeDeclarations } from './declarations';
import { elementRules, textRules } from './element-rules';
import { tokens } from './tokens';

/**
 * Tokens, reset and focus ring for what stands inside a shadow root of somebody else's page, below the element `root`:
 * nothing of the page reaches it, and it reaches nothing of the page. It fetches no font. `data-theme` on `root` names
 * the theme; without it the reader's system does.
 */
export const shadowStyle = (root: string): string => `
  ${root} {
    all: initial;
    ${fixedDeclarations} ${ownTextSizes} ${themeDeclarations('light')}
    background: ${tokens.colour.surface};
    ${textRules}
  }
  @media (prefers-color-scheme: dark) { ${root}:not([data-theme='light']) { ${themeDeclarations('dark')} } }
  ${root}[data-theme='dark'] { ${themeDeclarations('dark')} }
  @media (pointer: coarse) { ${root} { --s-control-height: 44px; --s-control-height-small: 44px; } }
  @media (prefers-reduced-motion: reduce) { ${root} { --s-motion-fast: 0ms; --s-motion-slow: 0ms; } }
  ${root}, ${root} *, ${root} *::before, ${root} *::after { box-sizing: border-box; }
  ${elementRules}
`;
