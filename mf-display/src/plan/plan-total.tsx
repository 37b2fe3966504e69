import { formatRupiah } from '@selaras/domain';
import { Skeleton, space, tokens } from '@selaras/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Line = styled.p`
  margin: 0 0 ${space(4)};
  color: ${tokens.colour.muted};
  & > strong { color: ${tokens.colour.text}; white-space: nowrap; }
`;

interface PlanTotalProps {
  /** Rupiah; left out while it is being loaded. */
  pagu: number | undefined;
  children?: ReactNode;
}

/** What a plan costs altogether, in one sentence above it. */
export function PlanTotal({ pagu, children }: PlanTotalProps) {
  if (pagu === undefined) return <Line as={Skeleton} width="min(100%, 24rem)" />;
  return (
    <Line>
      Pagu seluruh program <strong>{formatRupiah(pagu)}</strong>. {children}
    </Line>
  );
}
