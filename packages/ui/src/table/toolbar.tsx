import styled from 'styled-components';
import { space } from '../token/tokens';

/** Above a table: the search first, then filters; what ends it goes to the right. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  & > :first-child { flex: 0 1 320px; min-width: 200px; }
  & > button:last-child { margin-left: auto; }
  @media (max-width: 560px) { & > button:last-child { margin-left: 0; } }
`;
