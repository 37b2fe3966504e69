import { space, tokens, withoutCut } from '@selaras/ui';
import styled from 'styled-components';

const { colour } = tokens;

export const Scroll = styled.div`
  position: relative;
  overflow: auto;
  max-height: max(420px, calc(100dvh - 220px));
  border: 1px solid ${colour.line};
  border-radius: ${tokens.radius.card};
  background: ${colour.surface};
  &:focus-visible { outline-offset: -2px; }
  @media print { overflow: visible; max-height: none; border: 0; }
`;

/** `$cut`: columns of figures of which only a part is in sight. */
export const Sheet = styled.table<{ $cut: readonly number[] }>`
  ${({ $cut }) => withoutCut($cut)}
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;
  & th, & td { padding: ${space(2)}; border-bottom: 1px solid ${colour.line}; }
  & thead th {
    position: sticky;
    top: 0;
    z-index: 1;
    background: ${colour['table-head']};
    color: ${colour.muted};
    font-size: ${tokens.text[12]};
    font-weight: 600;
    vertical-align: bottom;
    text-align: right;
    white-space: nowrap;
  }
  & th:first-child { position: sticky; left: 0; z-index: 1; min-width: 240px; padding-left: ${space(3)}; text-align: left; }
  & thead th:first-child { z-index: 2; }
  & tfoot > tr > * {
    position: sticky;
    bottom: 0;
    background: ${colour['brand-soft']};
    color: ${colour['brand-strong']};
    font-weight: 700;
    border-bottom: 0;
  }
  & tfoot th:first-child { z-index: 2; }
  @media (max-width: 560px) { & th:first-child { min-width: 0; max-width: 50vw; } }
  @media print {
    font-size: 7.5pt;
    & td { font-size: inherit; }
    & th, & td { padding: 2px 4px; }
    & th:first-child { position: static; min-width: 0; }
    & thead th, & tfoot > tr > * { position: static; font-size: inherit; }
    & thead { display: table-header-group; }
    & tfoot { display: table-row-group; }
    & tr { break-inside: avoid; }
  }
`;

const grounds = [colour['brand-soft'], colour.sunken, colour.surface];
const weights = [700, 600, 400];

export const Line = styled.tr<{ $depth: number; $flat: boolean }>`
  & > * { background: ${({ $depth, $flat }) => ($flat ? colour.surface : grounds[$depth])}; }
  & > * { font-weight: ${({ $depth, $flat }) => ($flat ? 400 : weights[$depth])}; }
  &:hover > * { background: ${colour.hover}; }
  &:focus-visible { outline: none; }
  &:focus-visible > * { box-shadow: inset 0 2px ${colour.brand}, inset 0 -2px ${colour.brand}; }
`;

export const Name = styled.div<{ $depth: number }>`
  display: flex;
  align-items: flex-start;
  gap: ${space(1)};
  padding-left: calc(${({ $depth }) => $depth} * ${space(5)});
  font-weight: inherit;
  & small { display: block; font-size: ${tokens.text[12]}; font-weight: 400; color: ${colour.muted}; }
  @media print { & small { font-size: inherit; } }
  & small[data-beda] { color: ${tokens.status['tidak-tercapai']}; }
  @media (max-width: 560px) { padding-left: calc(${({ $depth }) => $depth} * ${space(2)}); }
`;

/** Opens and closes a line by pressing; by keyboard the line itself does. */
export const Turn = styled.span<{ $open: boolean }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: ${tokens.radius.control};
  color: ${colour.muted};
  cursor: pointer;
  &:hover { background: ${colour.hover}; color: ${colour.text}; }
  & > svg { transition: rotate ${tokens.motion.fast}; rotate: ${({ $open }) => ($open ? '90deg' : '0deg')}; }
  @media (pointer: coarse) { width: 44px; height: 44px; margin: -10px 0; }
  @media print { display: none; }
`;

export const Money = styled.td`
  font-size: ${tokens.text[12]};
  text-align: right;
  white-space: nowrap;
`;
