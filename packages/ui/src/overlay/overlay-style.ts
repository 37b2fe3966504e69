import styled, { css, keyframes } from 'styled-components';
import { space, tokens } from '../token/tokens';

const appear = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; translate: 0 8px; }`;

/** Centres the dialog without transforms, so that menus inside it may use fixed positions. */
export const Veil = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.modal};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  padding: ${space(4)};
  overflow-y: auto;
  background: rgb(4 22 26 / 55%);
  animation: ${appear} ${tokens.motion.fast} ease-out;
  @media (max-width: 480px) { padding: ${space(2)} 0 0; place-items: end center; }
`;

export type ModalSize = 'small' | 'medium' | 'large' | 'wide';

const widths: Record<ModalSize, string> = { small: '440px', medium: '640px', large: '880px', wide: '1200px' };

/** A dialog; on a telephone a sheet from below, as wide as the screen. */
export const dialogStyle = css<{ $size: ModalSize }>`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: ${({ $size }) => widths[$size]};
  max-height: calc(100dvh - ${space(8)});
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.colour.raised};
  color: ${tokens.colour.text};
  box-shadow: ${tokens.shadow};
  animation: ${rise} ${tokens.motion.slow} ease-out;
  &:focus { outline: none; }
  @media (max-width: 480px) {
    max-height: calc(100dvh - ${space(4)});
    border-width: 1px 0 0;
    border-radius: ${tokens.radius.card} ${tokens.radius.card} 0 0;
  }
`;

export const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(4)} ${space(3)} ${space(3)} ${space(5)};
  & > div { flex: 1; min-width: 0; padding-top: ${space(1)}; }
  & h2 { font-size: ${tokens.text[20]}; }
  & p { color: ${tokens.colour.muted}; }
`;

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: ${space(1)} ${space(5)} ${space(5)};
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  padding: ${space(3)} ${space(5)};
  border-top: 1px solid ${tokens.colour.line};
`;
