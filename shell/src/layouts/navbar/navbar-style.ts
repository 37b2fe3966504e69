import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import { NAVBAR_PX } from '../sidebar/sidebar-style';

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${tokens.layer.sticky};
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${NAVBAR_PX}px;
  padding: 0 ${space(4)};
  border-bottom: 1px solid ${tokens.colour.line};
  background: ${tokens.colour.surface};
  & ~ * { --s-bar-height: ${NAVBAR_PX}px; }
  @media (max-width: 640px) { flex-wrap: wrap; padding: 0 ${space(2)}; gap: ${space(1)}; }
  @media print { display: none; }
`;

export const Spring = styled.span`
  flex: 1;
`;
