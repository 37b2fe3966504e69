import { space, tokens } from '@selaras/ui';
import { css } from 'styled-components';

/** How rich text of a report looks, while it is written and when it is read. */
export const naskahStyle = css`
  max-width: 46rem;
  line-height: 1.65;
  overflow-wrap: break-word;
  & > * { margin: 0 0 ${space(3)}; }
  & > *:last-child { margin-bottom: 0; }
  & h4, & h5, & h6 { line-height: 1.35; font-weight: 650; }
  & h4 { font-size: ${tokens.text[20]}; }
  & h5 { font-size: ${tokens.text[16]}; }
  & h6 { font-size: ${tokens.text[14]}; }
  & ul, & ol { padding-left: ${space(6)}; }
  & li > p { margin: 0; }
  & li.lebih-dalam,
  & :is(ol, ul) > li:first-child:has(> p:first-child > br.ProseMirror-trailingBreak:only-child):has(> p:first-child + :is(ol, ul)) { list-style: none; }
  & a { color: ${tokens.colour.brand}; text-decoration: underline; }
  & .tabel { overflow-x: auto; }
  & table { border-collapse: collapse; width: 100%; table-layout: fixed; font-size: ${tokens.text[14]}; }
  & th, & td {
    border: 1px solid ${tokens.colour.line};
    padding: ${space(1)} ${space(2)};
    vertical-align: top;
    text-align: start;
    min-width: 3rem;
    position: relative;
  }
  & th { background: ${tokens.colour.sunken}; font-weight: 650; }
  & td > p, & th > p { margin: 0; }
  & p:empty { min-height: 1lh; }
  & figure { margin: 0 auto ${space(3)}; text-align: center; }
  & figure img { display: block; width: 100%; height: auto; border-radius: ${tokens.radius.control}; }
  & figcaption { margin-top: ${space(1)}; font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
  & sup.catatan { color: ${tokens.colour.brand}; font-weight: 650; }
  & .catatan-kaki {
    margin-top: ${space(4)};
    padding: ${space(2)} 0 0 ${space(6)};
    border-top: 1px solid ${tokens.colour.line};
    font-size: ${tokens.text[12]};
    color: ${tokens.colour.muted};
  }
`;
