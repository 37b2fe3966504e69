import { shellConstants } from '@selaras/domain';
import { space, tokens } from '@selaras/ui';
import styled, { css } from 'styled-components';

/** The sidebar; the button in the navbar that opens it names it. */
export const SIDEBAR_ID = 'menu-samping';
const SIDEBAR_PX = 264;
const SIDEBAR_NARROW_PX = 64;
export const NAVBAR_PX = 56;
export const small = `@media (max-width: ${shellConstants.smallScreenPx - 0.02}px)`;

export const Panel = styled.aside<{ $narrow: boolean; $open: boolean }>`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  flex: none;
  width: ${({ $narrow }) => ($narrow ? SIDEBAR_NARROW_PX : SIDEBAR_PX)}px;
  height: 100dvh;
  border-right: 1px solid ${tokens.colour.line};
  background: ${tokens.colour.surface};
  transition: width ${tokens.motion.slow};
  ${small} {
    position: fixed;
    z-index: ${tokens.layer.menu};
    width: min(${SIDEBAR_PX}px, 86vw);
    box-shadow: ${tokens.shadow};
    transition: translate ${tokens.motion.slow}, visibility ${tokens.motion.slow};
    ${({ $open }) =>
      !$open &&
      css`
        translate: -105% 0;
        visibility: hidden;
      `}
  }
  @media print { display: none; }
`;

export const Veil = styled.div`
  display: none;
  ${small} {
    display: block;
    position: fixed;
    inset: 0;
    z-index: ${tokens.layer.bar};
    background: rgb(4 20 24 / 50%);
  }
`;

export const Scroll = styled.nav<{ $narrow: boolean }>`
  flex: 1;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(2)} ${({ $narrow }) => ($narrow ? space(2) : space(3))} ${space(6)};
  scrollbar-width: thin;
`;

export const GroupHead = styled.h2`
  margin: ${space(4)} 0 ${space(1)};
  font-size: ${tokens.text[12]};
  font-weight: 600;
  & button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: ${tokens.controlHeightSmall};
    padding: 0 ${space(3)};
    border: 0;
    border-radius: ${tokens.radius.control};
    background: none;
    color: ${tokens.colour.muted};
    font-weight: inherit;
    cursor: pointer;
    &:hover { color: ${tokens.colour.text}; }
    & svg { transition: rotate ${tokens.motion.fast}; }
    &[aria-expanded='false'] { color: ${tokens.colour.text}; }
    &[aria-expanded='false'] svg { rotate: -90deg; }
  }
`;

/** In the heading of a folded group behind whose entries something waits. */
export const Waiting = styled.span`
  flex: none;
  width: ${space(2)};
  height: ${space(2)};
  margin: 0 auto 0 ${space(2)};
  border-radius: 50%;
  background: ${tokens.colour.brand};
  @media (forced-colors: active) { background: CanvasText; }
`;

export const Rule = styled.hr`
  margin: ${space(2)} ${space(2)};
  border: 0;
  border-top: 1px solid ${tokens.colour.line};
`;

export const List = styled.ul`
  display: grid;
  gap: 2px;
  padding: 0;
  list-style: none;
  &[hidden] { display: none; }
`;

export const entryStyle = css<{ $narrow: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${tokens.controlHeight};
  scroll-margin: ${space(12)};
  padding: ${space(1.5)} ${space(3)};
  border-radius: ${tokens.radius.control};
  color: ${tokens.colour.text};
  line-height: 1.3;
  text-decoration: none;
  & > svg { flex: none; color: ${tokens.colour.muted}; }
  &:hover { background: ${tokens.colour.hover}; }
  &[aria-current='page'] {
    background: ${tokens.colour['brand-soft']};
    color: ${tokens.colour['brand-strong']};
    font-weight: 650;
    & > svg { color: inherit; }
    &::before {
      content: '';
      position: absolute;
      inset: 6px auto 6px -6px;
      width: 3px;
      border-radius: 2px;
      background: ${tokens.colour.brand};
    }
  }
  ${({ $narrow }) =>
    $narrow &&
    css`
      @media (min-width: ${shellConstants.smallScreenPx}px) {
        justify-content: center;
        padding-inline: 0;
        & > span { display: none; }
      }
    `}
`;
