import styled from 'styled-components';

const Clamped = styled.span<{ $short: boolean }>`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $short }) => `var(${$short ? '--table-line' : '--table-lines'}, none)`};
`;

interface ClampedTextProps {
  /** Stands below another line, and so is shown in one. */
  short?: boolean;
  children: string;
}

/** A text of a table, of which two lines are shown until the reader asks for whole texts; all of it on paper. */
export const ClampedText = ({ short = false, children }: ClampedTextProps) => (
  <Clamped $short={short} title={children}>
    {children}
  </Clamped>
);
