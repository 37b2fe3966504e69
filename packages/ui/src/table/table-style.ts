import styled, { css, keyframes } from 'styled-components';
import { space, tokens } from '../token/tokens';
import type { CardPlace } from './cards/card-place';
import { cardStyle, cardsStyle, onCardStyle } from './cards/card-style';
import { withoutCut } from './cut-columns';

const { colour } = tokens;

export const Shell = styled.div`
  border: 1px solid ${colour.line};
  border-radius: ${tokens.radius.card};
  background: ${colour.surface};
  min-width: 0;
`;

export const Bar = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  & > :first-child { flex: 1; min-width: 0; }
  @media (max-width: 560px) {
    flex-wrap: wrap;
    gap: ${space(2)};
    padding: ${space(2)};
    & > :first-child { flex-basis: 100%; }
  }
  @media print { display: none; }
`;

/** As high as the search beside it, so that both stand on one line. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-height: 36px;
  @media (min-width: 561px) { & button { white-space: nowrap; } }
  @media (max-width: 560px) { flex: 1 1 100%; min-width: 0; }
`;

export const Foot = styled.div`
  padding: ${space(2)} ${space(4)};
  border-top: 1px solid ${colour.line};
`;

/** Tells of what passes below an edge of the table. */
const fade = css`
  content: '';
  position: absolute;
  top: 0;
  bottom: 0;
  width: 16px;
  opacity: 0;
  pointer-events: none;
  animation: linear both;
  animation-timeline: --table-x;
  @media print { display: none; }
`;

const moreBefore = keyframes`
  0% { opacity: 0; }
  2%, 100% { opacity: 1; }
`;

const moreAfter = keyframes`
  0%, 98% { opacity: 1; }
  100% { opacity: 0; }
`;

const fadeBefore = css`
  ${fade}
  left: 100%;
  background: linear-gradient(to right, var(--cell, ${colour.surface}), transparent);
  animation-name: ${moreBefore};
`;

const fadeAfter = css`
  ${fade}
  right: 100%;
  background: linear-gradient(to left, var(--cell, ${colour.surface}), transparent);
  animation-name: ${moreAfter};
`;

/** Around the scrolling table: its right edge fades while columns lie beyond it. */
export const Viewport = styled.div<{ $pinnedEnd: boolean; $cards: boolean }>`
  position: relative;
  timeline-scope: --table-x;
  &::after {
    ${fadeAfter}
    right: 0;
    ${({ $pinnedEnd }) => $pinnedEnd && '@media (min-width: 720px) { display: none; }'}
    ${({ $cards }) => $cards && 'display: none;'}
  }
`;

/** What is only read out inside it is placed against it, and does not widen the page. */
export const Scroll = styled.div<{ $busy: boolean; $cards: boolean }>`
  position: relative;
  overflow: auto;
  scroll-timeline: --table-x inline;
  max-height: max(420px, calc(100dvh - 220px));
  border-top: 1px solid ${colour.line};
  transition: opacity ${tokens.motion.slow};
  ${({ $busy }) => $busy && 'opacity: 0.6;'}
  ${Viewport}:first-child > & {
    border-top: 0;
    border-top-left-radius: ${tokens.radius.card};
    border-top-right-radius: ${tokens.radius.card};
  }
  ${Viewport}:last-child > & {
    border-bottom-left-radius: ${tokens.radius.card};
    border-bottom-right-radius: ${tokens.radius.card};
  }
  &:focus-visible { outline-offset: -2px; }
  ${({ $cards }) => $cards && 'overflow: visible; max-height: none; scroll-timeline: none;'}
  @media print { overflow: visible; max-height: none; }
`;

/** `$clamped`: its long texts are shown in two lines. `$cards`: each row is a card. `$cut`: columns of figures of which only a part is in sight. */
export const Sheet = styled.table<{ $clamped: boolean; $cut: readonly number[]; $cards: boolean }>`
  ${({ $cut }) => withoutCut($cut)}
  ${({ $clamped }) => $clamped && '@media screen { --table-lines: 2; --table-line: 1; }'}
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${tokens.text[14]};
  @media print { font-size: 8pt; }
  ${({ $cards }) => $cards && cardsStyle}
`;

const cell = css<{ $numeric?: boolean }>`
  padding: ${space(2)} ${space(4)};
  border-bottom: 1px solid ${colour.line};
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};
  vertical-align: top;
  @media print { padding: 3px 5px; }
  ${({ $numeric }) => $numeric && 'white-space: nowrap;'}
`;

/** Beside it a column of figures in billions of rupiah is whole. */
const FIRST_ON_PHONE = '42vw';

const pinned = css`
  &:first-child {
    position: sticky;
    left: 0;
    &::after { ${fadeBefore} }
    @media (max-width: 560px) { max-width: ${FIRST_ON_PHONE}; }
    @media print { position: static; }
  }
`;

/** The last column that stays in sight while the others pass below it. */
const pinnedEnd = css<{ $end?: boolean | undefined }>`
  ${({ $end }) =>
    $end &&
    css`
      @media screen and (min-width: 720px) {
        position: sticky;
        right: 0;
        box-shadow: inset 1px 0 ${colour.line};
        &::before { ${fadeAfter} }
      }
    `}
`;

export const HeadCell = styled.th<{
  $numeric?: boolean;
  $minWidth: string;
  $end?: boolean | undefined;
}>`
  ${cell}
  ${pinned}
  ${pinnedEnd}
  position: sticky;
  top: 0;
  z-index: 1;
  min-width: ${({ $minWidth }) => $minWidth};
  --cell: ${colour['table-head']};
  background: var(--cell);
  color: ${colour.muted};
  font-size: ${tokens.text[12]};
  font-weight: 600;
  vertical-align: bottom;
  @media print { min-width: 0; font-size: inherit; }
  &:first-child {
    z-index: 2;
    @media screen and (max-width: 560px) { min-width: min(${({ $minWidth }) => $minWidth}, ${FIRST_ON_PHONE}); }
  }
  ${({ $end }) => $end && 'z-index: 2;'}
`;

export const Unit = styled.span`
  display: block;
  font-weight: 400;
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  position: relative;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: none;
  font: inherit;
  color: inherit;
  text-align: inherit;
  cursor: pointer;
  &::after { content: ''; position: absolute; inset: -8px -4px; }
  & > svg {
    flex: none;
    opacity: 0.5;
    @media print { display: none; }
  }
  &:hover { color: ${colour.text}; }
  [aria-sort='ascending'] > &, [aria-sort='descending'] > & { color: ${colour.brand}; }
  [aria-sort='ascending'] > & > svg, [aria-sort='descending'] > & > svg { opacity: 1; }
  @media (pointer: coarse) { min-height: 44px; }
`;

/** `$inert`: the row opens nothing while others of its table do, and so does not answer to the pointer. */
export const BodyRow = styled.tr<{ $pressable: boolean; $inert?: boolean; $card?: boolean }>`
  & > td { --cell: ${colour.surface}; background: var(--cell); }
  &:last-child > td { border-bottom: 0; }
  ${({ $inert }) => !$inert && `&:hover > td { --cell: ${colour.hover}; }`}
  ${({ $pressable }) => $pressable && 'cursor: pointer;'}
  &:focus-visible { outline: none; }
  &:focus-visible > td { --cell: ${colour['brand-soft']}; }
  &:focus-visible > td:first-child { box-shadow: inset 3px 0 ${colour.brand}; }
  ${({ $card }) => $card && cardStyle}
`;

export const Cell = styled.td<{
  $numeric?: boolean | undefined;
  $end?: boolean | undefined;
  $card?: CardPlace | undefined;
}>`
  ${cell}
  ${({ $card }) => $card === undefined && [pinned, pinnedEnd]}
  ${({ $card, $numeric }) => $card && onCardStyle($card, $numeric)}
`;

/** A row that is drawn as one cell. */
export const WholeCell = styled.th`
  flex: 1;
  padding: 0;
  border-bottom: 1px solid ${colour.line};
  background: ${colour.sunken};
  text-align: left;
  [role='row'] > & { border: 0; background: none; }
`;
