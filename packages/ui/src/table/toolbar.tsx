import styled from 'styled-components';
import { centredRow } from '../token/arrange';
import { space } from '../token/tokens';

/** Above a table: the search first, then filters; each of which may begin a line. */
export const Toolbar = styled.div`
  ${centredRow(2, 3)}
  & > :first-child { flex: 1 1 240px; min-width: 200px; max-width: 320px; }
  @media (max-width: 560px) {
    column-gap: ${space(2)};
    & > :first-child { flex-basis: 150px; min-width: 150px; max-width: none; }
  }
`;
