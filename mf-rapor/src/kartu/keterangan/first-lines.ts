import styled from 'styled-components';

/** Two lines of a text, all of it with `$whole`, on paper, and where the keyboard is in it. */
export const FirstLines = styled.span<{ $whole?: boolean }>`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $whole }) => ($whole ? 'none' : 2)};
  &:focus-within { -webkit-line-clamp: none; }
  @media print { display: inline; }
`;
