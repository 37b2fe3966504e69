import { centredRow, framed, space } from '@selaras/ui';
import styled from 'styled-components';

/** How the own plan stands, above its lists: state, words, acts. */
export const PlanBar = styled.section`
  ${centredRow(2, 4)}
  ${framed}
  padding: ${space(2)} ${space(4)};
  & > p { flex: 1 1 280px; max-width: none; }
`;
