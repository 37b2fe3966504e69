import styled from 'styled-components';

const Clamped = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: var(--table-lines, none);
`;

/** A text of a table, of which two lines are shown until the reader asks for whole texts; all of it on paper. */
export const ClampedText = ({ children }: { children: string }) => (
  <Clamped title={children}>{children}</Clamped>
);
