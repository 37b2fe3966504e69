import { space } from '@selaras/ui';
import styled from 'styled-components';

/** The element that holds the page; it takes the focus after a navigation without showing a ring. */
export const Main = styled.main`
  flex: 1;
  min-width: 0;
  width: 100%;
  max-width: 1600px;
  margin: 0 auto;
  padding: ${space(5)} ${space(6)} ${space(8)};
  &:focus { outline: none; }
  @media (max-width: 640px) { padding: ${space(4)}; }
  @media print { padding: 0; }
`;

export const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 100dvh;
`;
