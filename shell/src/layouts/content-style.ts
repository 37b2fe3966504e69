import { space } from '@selaras/ui';
import styled from 'styled-components';

/**
 * The element that holds the page; it takes the focus after a navigation without showing a ring. `$whole`: the page has
 * the whole window, however wide it is.
 */
export const Main = styled.main<{ $whole?: boolean }>`
  flex: 1;
  min-width: 0;
  width: 100%;
  max-width: ${({ $whole }) => ($whole ? 'none' : '1600px')};
  margin: 0 auto;
  padding: ${space(5)} ${space(6)} ${space(8)};
  &:focus { outline: none; }
  @media (max-width: 640px) { padding: ${space(1)} ${space(4)} ${space(4)}; }
  @media print { padding: 0; }
`;

export const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 100dvh;
`;
