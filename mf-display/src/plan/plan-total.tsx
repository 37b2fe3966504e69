import { formatRupiah } from '@selaras/domain';
import { space, tokens } from '@selaras/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Line = styled.p`
  margin: 0 0 ${space(4)};
  color: ${tokens.colour.muted};
  & > strong { color: ${tokens.colour.text}; white-space: nowrap; }
`;

/** What a plan costs altogether, in one sentence above it. */
export function PlanTotal({ pagu, children }: { pagu: number; children?: ReactNode }) {
  return (
    <Line>
      Pagu seluruh program <strong>{formatRupiah(pagu)}</strong>. {children}
    </Line>
  );
}
