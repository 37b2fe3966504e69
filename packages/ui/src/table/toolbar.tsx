import styled from 'styled-components';
import { space } from '../token/tokens';

/** Above a table: the search first, then filters; each of which may begin a line. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  & > :first-child { flex: 1 1 240px; min-width: 200px; max-width: 320px; }
  @media (max-width: 560px) {
    column-gap: ${space(2)};
    & > :first-child { flex-basis: 150px; min-width: 150px; max-width: none; }
  }
`;
