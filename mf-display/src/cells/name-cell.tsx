import { tokens } from '@selaras/ui';
import styled from 'styled-components';

/** The name of a row with what it belongs to, in small letters. */
export const NameCell = styled.div`
  & small { display: block; font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
  @media print { & small { font-size: inherit; } }
`;
