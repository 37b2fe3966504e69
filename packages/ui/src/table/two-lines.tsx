import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space, tokens } from '../token/tokens';
import { ClampedText } from './clamped-text';

const Lines = styled.span`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Below = styled.span`
  color: ${tokens.colour.muted};
  font-size: ${tokens.text[12]};
  font-variant-numeric: tabular-nums;
`;

interface TwoLinesProps {
  /** What a row is called. */
  children: ReactNode;
  /** What tells it from others of that name; a text is shortened, any other node is not; left out where there is nothing. */
  below: ReactNode;
}

/** A cell that names a row, with what belongs to the name below it in a smaller hand. */
export function TwoLines({ children, below }: TwoLinesProps) {
  return (
    <Lines>
      {typeof children === 'string' ? <ClampedText>{children}</ClampedText> : <span>{children}</span>}
      {below && <Below>{typeof below === 'string' ? <ClampedText short>{below}</ClampedText> : below}</Below>}
    </Lines>
  );
}
