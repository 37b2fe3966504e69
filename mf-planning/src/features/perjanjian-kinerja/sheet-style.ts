import { framed, space, tokens } from '@selaras/ui';
import styled from 'styled-components';

/** A sheet of paper: on the screen a page that lies there, on paper the page itself. */
export const Sheet = styled.article`
  ${framed}
  position: relative;
  display: grid;
  gap: ${space(3)};
  padding: ${space(8)} clamp(${space(4)}, 7%, ${space(12)});
  font-size: ${tokens.text[16]};
  line-height: 1.5;
  & + & { margin-top: ${space(5)}; }
  & p { max-width: none; text-align: justify; }
  @media (max-width: 640px) { & p { text-align: left; } }
  &[data-draf='true']::before {
    content: 'DRAF';
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    color: ${tokens.colour.brand};
    font-size: clamp(80px, 18vw, 200px);
    font-weight: 700;
    opacity: 0.06;
    rotate: -35deg;
    pointer-events: none;
  }
  @media print {
    padding: 0;
    border: 0;
    font-size: 10.5pt;
    & + & { margin: 0; break-before: page; }
  }
`;

export const Title = styled.header`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
  margin-bottom: ${space(3)};
  font-weight: 600;
  & p, & h2 { text-align: center; }
  & h2 { font-size: ${tokens.text[20]}; }
`;

export const Emblem = styled.img`
  width: 52px;
  height: auto;
`;

export const Parties = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
  padding-left: ${space(6)};
  & dd { margin: 0; }
  & dd::before { content: ': '; }
`;

export const Signatures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: ${space(6)};
  margin-top: ${space(5)};
  break-inside: avoid;
`;

export const Signature = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  text-align: center;
  & > :nth-child(3) { margin-top: 72px; text-decoration: underline; }
`;

/** Wide tables are moved under the finger, not squeezed. */
export const TableScroll = styled.div`
  overflow-x: auto;
  & > table { min-width: 520px; }
  @media print { overflow: visible; }
`;

export const SheetTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${tokens.text[14]};
  & th, & td { padding: ${space(1)} ${space(2)}; border: 1px solid ${tokens.colour['line-strong']}; vertical-align: top; }
  & thead th { background: ${tokens.colour['table-head']}; text-align: center; }
  & [data-align='centre'] { text-align: center; }
  & [data-align='end'] { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
`;
