import type { ReactNode } from 'react';
import styled from 'styled-components';

const Area = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  & > * { grid-area: 1 / 1; }
`;

/** Has its size, and is neither seen nor reached. */
const Part = styled.div`
  &[data-covered=true] { visibility: hidden; }
`;

/**
 * A part that is made beneath the sign of its loading, so that whoever waits waits for the longer of the two, not for one
 * after the other. Without a sign the part is seen.
 */
export function BeneathSign({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <Area>
      {sign}
      <Part data-covered={Boolean(sign)}>{children}</Part>
    </Area>
  );
}
