import styled from 'styled-components';
import { space } from '../token/tokens';

/** Parts of a page below each other. */
export const Stack = styled.div<{ $gap?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 4 }) => space($gap)};
`;
