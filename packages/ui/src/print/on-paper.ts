import styled from 'styled-components';
import { space } from '../token/tokens';

/** What only paper says: screens show it in another way. */
export const OnPaper = styled.div`
  display: none;
  @media print { display: block; padding: ${space(2)} ${space(3)}; }
`;
