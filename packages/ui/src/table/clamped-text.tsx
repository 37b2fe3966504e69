import styled from 'styled-components';
import { tokens } from '../token/tokens';

const Clamped = styled.span<{ $short: boolean }>`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $short }) => `var(${$short ? '--table-line' : '--table-lines'}, none)`};
  & > small { font-size: ${tokens.text[12]}; color: ${tokens.colour.muted}; }
`;

interface ClampedTextProps {
  /** Stands below another line, and so is shown in one. */
  short?: boolean;
  /** Said before the text, in its first line. */
  lead?: string;
  children: string;
}

/** A text of a table, of which two lines are shown until the reader asks for whole texts; all of it on paper. */
export const ClampedText = ({ short = false, lead, children }: ClampedTextProps) => (
  <Clamped $short={short} title={children}>
    {lead && <small>{lead} </small>}
    {children}
  </Clamped>
);
