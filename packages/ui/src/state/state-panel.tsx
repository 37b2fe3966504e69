import styled from 'styled-components';
import { space, tokens } from '../token/tokens';
import { lateSign } from './late-sign';

export const Panel = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space(3)};
  min-height: 160px;
  padding: ${space(8)} ${space(5)};
  text-align: center;
  color: ${tokens.colour.muted};
  & p { max-width: 56ch; }
  &[data-awaited] { animation: ${lateSign}; }
`;

export const Medallion = styled.span<{ $tone: 'calm' | 'danger' }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: ${({ $tone }) => ($tone === 'danger' ? tokens.colour['danger-soft'] : tokens.colour['brand-soft'])};
  color: ${({ $tone }) => ($tone === 'danger' ? tokens.colour.danger : tokens.colour.brand)};
`;

export const Title = styled.p`
  font-size: ${tokens.text[16]};
  font-weight: 600;
  color: ${tokens.colour.text};
`;
