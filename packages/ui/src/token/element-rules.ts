import { tokens } from './tokens';

/** How elements look by themselves, in the portal and inside a shadow root of somebody else's page. */
export const elementRules = `
  h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure { margin: 0; }
  h1, h2, h3, h4, h5, h6 { line-height: 1.25; font-weight: 650; text-wrap: balance; }
  h1 { font-size: ${tokens.text[24]}; letter-spacing: -0.01em; }
  h2 { font-size: ${tokens.text[20]}; }
  h3 { font-size: ${tokens.text[16]}; }
  h4 { font-size: ${tokens.text[14]}; }
  p { max-width: 75ch; text-wrap: pretty; }
  a { color: ${tokens.colour.brand}; text-underline-offset: 0.2em; }
  img, svg { max-width: 100%; }
  small { font-size: max(0.8333em, ${tokens.text[12]}); }
  button, input, select, textarea { font: inherit; color: inherit; word-spacing: inherit; }
  ::selection { background: ${tokens.colour['brand-soft']}; color: ${tokens.colour.text}; }

  :focus-visible { outline: 2px solid ${tokens.colour.brand}; outline-offset: 2px; }
  :focus:not(:focus-visible) { outline: none; }
`;

/** Text of a page that says nothing else. */
export const textRules = `
    color: ${tokens.colour.text};
    font: 400 ${tokens.text[14]}/1.5 ${tokens.font.sans};
    font-variant-numeric: tabular-nums;
    word-spacing: 0.06em;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
`;
