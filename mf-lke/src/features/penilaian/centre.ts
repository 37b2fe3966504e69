import { space } from '@selaras/ui';
import styled from 'styled-components';

/** What stands in the middle where nothing can be drawn. */
export const Centre = styled.div`
  display: grid;
  align-content: center;
  padding: ${space(6)};
  & a { overflow-wrap: anywhere; }
`;
