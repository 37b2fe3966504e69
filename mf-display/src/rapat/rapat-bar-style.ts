import { centredRow, space, tokens } from '@selaras/ui';
import styled from 'styled-components';

export const Place = styled.div<{ $scale: number }>`
  position: fixed;
  inset: auto 0 ${space(4)};
  z-index: ${tokens.layer.bar};
  zoom: ${({ $scale }) => $scale};
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: 0 ${space(4)};
  pointer-events: none;
  @media print { display: none; }
`;

export const Box = styled.div`
  ${centredRow(1)}
  justify-content: center;
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${tokens.colour['line-strong']};
  border-radius: ${tokens.radius.card};
  background: ${tokens.colour.raised};
  color: ${tokens.colour.text};
  box-shadow: ${tokens.shadow};
  pointer-events: auto;
`;

/** Out of sight, and still where the keyboard finds it: with the focus inside it is back. */
export const Controls = styled(Box)<{ $away: boolean }>`
  transition: opacity ${tokens.motion.slow};
  ${({ $away }) => $away && `&:not(:focus-within) { opacity: 0; pointer-events: none; }`}
`;

export const Where = styled.span`
  padding: 0 ${space(2)};
  min-width: 5rem;
  text-align: center;
  white-space: nowrap;
  font-weight: 600;
`;
