import { space } from '@selaras/ui';
import styled from 'styled-components';

/** What stands above the table: which unit, how deep, and the way out. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  & > :last-child { margin-left: auto; }
  @media print { display: none; }
`;
