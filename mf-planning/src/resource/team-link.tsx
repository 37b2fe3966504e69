import { timKerjaActs } from '@selaras/contracts';
import { PageLink, useSession } from '@selaras/portal';
import { can } from '@selaras/roles';
import { tokens } from '@selaras/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Way = styled(PageLink)`
  color: ${tokens.colour.brand};
  overflow-wrap: anywhere;
`;

interface TeamLinkProps {
  readonly id: number;
  /** The unit that has the team. */
  readonly unit: { readonly satuan_kerja_id: number };
  readonly children: ReactNode;
}

/** Words that lead to the page of a team; the words alone for who may not read this unit's teams. */
export function TeamLink({ id, unit, children }: TeamLinkProps) {
  const { user } = useSession();
  if (!can(user, timKerjaActs.read, unit)) return <>{children}</>;
  return (
    <Way page="tim-kerja.detail" params={{ id }}>
      {children}
    </Way>
  );
}
