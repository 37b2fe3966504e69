import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';

const { colour } = tokens;

/** Height of a row in rem: two lines of small text. */
export const ROW_REM = 2.75;

export const Frame = styled.div`
  --first: 17rem;
  --row: ${ROW_REM}rem;
  --head: 3rem;
  --indent: 0.9rem;
  border-top: 1px solid ${colour.line};
  background: ${colour.surface};
  @media (max-width: 900px) { --first: 14rem; }
  @media (max-width: 560px) { --first: 10rem; --indent: 0.35rem; }
  @media print { border: 0; --first: minmax(0, 18fr); }
`;

export const Scroller = styled.div<{ $low: boolean }>`
  position: relative;
  overflow: auto;
  ${({ $low }) => ($low ? 'max-height' : 'height')}: max(22rem, calc(100dvh - 24rem));
  scroll-padding: var(--head) 0 0 var(--first);
  font-size: ${tokens.text[12]};
  line-height: 1.35;
  overscroll-behavior: contain;
  &:focus-visible { outline: 2px solid ${colour.brand}; outline-offset: -2px; }
  @media (min-width: 900px) { scroll-padding-right: 7.5rem; }
  @media print {
    height: auto;
    overflow: visible;
    font-size: 7pt;
    &:focus-visible { outline: none; }
  }
`;

/** Head and rows share their columns: `--columns` follows the frozen one. */
export const line = `
  display: grid;
  grid-template-columns: var(--first) var(--columns);
  width: max-content;
  min-width: 100%;
  @media print { width: 100%; grid-template-columns: var(--first) var(--columns-printed); }
`;

export const frozen = `
  position: sticky;
  left: 0;
  z-index: 1;
  @media print { position: static; }
`;

/** Where there is room, the state of the rows stays in sight. */
export const state = `
  @media screen and (min-width: 900px) {
    position: sticky;
    right: 0;
    z-index: 1;
    box-shadow: inset 1px 0 ${colour.line};
  }
`;

export const Head = styled.div`
  ${line}
  position: sticky;
  top: 0;
  z-index: 3;
  height: var(--head);
  background: ${colour['table-head']};
  color: ${colour.muted};
  font-weight: 600;
  & > [role='columnheader'] {
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    padding: ${space(1)} ${space(2)};
    background: inherit;
    border-bottom: 1px solid ${colour['line-strong']};
    & > small { font-size: ${tokens.text[12]}; font-weight: 400; }
    &[data-figure] { text-align: right; }
    &[data-centred] { text-align: center; }
    &:first-child { ${frozen} box-shadow: inset -1px 0 ${colour.line}; }
    &[data-state] {
      ${state}
      @media print { display: none; }
    }
  }
  @media print { position: static; break-after: avoid; }
`;

export const HeadGroup = styled.div`
  display: contents;
`;

export const Body = styled.div`
  position: relative;
  min-width: max-content;
  @media print { height: auto !important; min-width: 0; }
`;
