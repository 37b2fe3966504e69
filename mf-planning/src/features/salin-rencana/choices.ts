import { wrapRow } from '@selaras/ui';
import styled from 'styled-components';

/** What the preview is chosen by, in one line as far as there is room. */
export const Choices = styled.div`
  ${wrapRow(3)}
  & > * { width: min(22rem, 100%); }
`;
