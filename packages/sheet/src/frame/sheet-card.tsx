import { framed } from '@selaras/ui';
import styled from 'styled-components';

/** Holds a sheet with its tools; on paper the sheet stands alone. */
export const SheetCard = styled.section`
  ${framed}
  overflow: clip;
  min-width: 0;
  @media print { border: 0; overflow: visible; }
`;
