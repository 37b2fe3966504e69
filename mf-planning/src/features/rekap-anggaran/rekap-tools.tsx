import { centredRow } from '@selaras/ui';
import styled from 'styled-components';

/** What stands above the table: which unit, how deep, and the way out. */
export const Tools = styled.div`
  ${centredRow(2, 3)}
  & > :last-child { margin-left: auto; }
  @media print { display: none; }
`;
