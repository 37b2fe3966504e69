import { CardGrid } from '@selaras/ui';
import styled from 'styled-components';

/** Figures side by side, two of them on a telephone as long as its text leaves room for two. */
export const FigureGrid = styled(CardGrid)`
  @media screen and (max-width: 480px) {
    grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
  }
`;
