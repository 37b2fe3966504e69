import styled from 'styled-components';
import { tokens } from '../token/tokens';

/** What stands beside a figure. */
export const Muted = styled.p`
  font-size: ${tokens.text[12]};
  color: ${tokens.colour.muted};
`;
