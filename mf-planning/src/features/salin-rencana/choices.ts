import { space } from '@selaras/ui';
import styled from 'styled-components';

/** What the preview is chosen by, in one line as far as there is room. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  & > * { width: min(22rem, 100%); }
`;
