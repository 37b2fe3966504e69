import { framed, space, tokens } from '@selaras/ui';
import styled from 'styled-components';

/** A sheet of paper: on the screen a page that lies there, on paper the page itself, A4 across. */
export const Sheet = styled.article`
  ${framed}
  display: grid;
  gap: ${space(4)};
  padding: ${space(6)} clamp(${space(4)}, 4%, ${space(8)});
  & header { display: grid; justify-items: center; gap: ${space(1)}; text-align: center; }
  & h2 { font-size: ${tokens.text[20]}; }
  @media print { padding: 0; border: 0; font-size: 9.5pt; }
`;

/** Wide tables are moved under the finger, not squeezed. */
export const Scroll = styled.section`
  overflow-x: auto;
  & > table { min-width: 640px; }
  @media print { overflow: visible; & > table { min-width: 0; } }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${tokens.text[14]};
  & th, & td { padding: ${space(1)} ${space(2)}; border: 1px solid ${tokens.colour['line-strong']}; text-align: left; vertical-align: top; }
  & caption { padding-block: ${space(1)}; font-weight: 600; text-align: left; }
  & thead th { background: ${tokens.colour['table-head']}; text-align: center; }
  & tr { break-inside: avoid; }
  & td ul { margin: 0; padding-left: ${space(4)}; }
  & [data-number] { font-variant-numeric: tabular-nums; }
`;

export const People = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(260px, 1fr));
  gap: ${space(4)};
  & dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: ${space(1)} ${space(3)}; margin: 0; }
  & dd { margin: 0; overflow-wrap: anywhere; }
  & dt { color: ${tokens.colour.muted}; }
`;

export const Signatures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: ${space(6)};
  break-inside: avoid;
  & > div { display: grid; justify-items: center; text-align: center; }
  & strong { margin-top: 64px; text-decoration: underline; }
`;

/** Only the sheet goes to paper. */
export const OnScreen = styled.div`
  @media print { display: none; }
`;
