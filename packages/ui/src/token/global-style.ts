import { createGlobalStyle, css } from 'styled-components';
import { fixedDeclarations, themeDeclarations } from './declarations';
import { elementRules, textRules } from './element-rules';
import { tokens } from './tokens';

/** The rules of `GlobalStyle`. What the keyboard reaches never lies below the bar that sticks to the foot of a form (`data-foot-bar`). */
export const documentStyle = css`
  :root, :host { ${fixedDeclarations} ${themeDeclarations('light')} }
  @media (prefers-color-scheme: dark) { :root, :host { ${themeDeclarations('dark')} } }
  :root[data-theme='light'], :host([data-theme='light']) { ${themeDeclarations('light')} }
  :root[data-theme='dark'], :host([data-theme='dark']) { ${themeDeclarations('dark')} }

  @media (pointer: coarse) {
    :root, :host { --s-control-height: 44px; --s-control-height-small: 44px; }
  }
  @media (prefers-reduced-motion: reduce) {
    :root, :host { --s-motion-fast: 0ms; --s-motion-slow: 0ms; }
  }

  *, *::before, *::after { box-sizing: border-box; }

  html { text-size-adjust: 100%; scroll-padding-top: 80px; }
  html:has([data-foot-bar]) { scroll-padding-bottom: 144px; }

  body {
    margin: 0;
    background: ${tokens.colour.ground};
    ${textRules}
  }

  ${elementRules}

  @media print {
    :root, :host { ${themeDeclarations('light')} --s-ground: #ffffff; --s-shadow: none; }
    body { font-size: 10pt; }
    a { color: inherit; text-decoration: none; }
    h1, h2, h3 { break-after: avoid; }
    tr, figure { break-inside: avoid; }
    thead { display: table-header-group; }
    @page { margin: 16mm 14mm; }
  }
`;

/**
 * Tokens of both themes, reset, focus ring and print base of the whole document. Rendered once, by the shell
 * (or inside the shadow root of an embed): a remote that rendered it would take the sheet away when it unmounts.
 * The system's theme comes first; `data-theme="light|dark"` on the root element overrides it.
 */
export const GlobalStyle = createGlobalStyle`${documentStyle}`;
