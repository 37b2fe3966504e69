import { timKerjaActs } from '@selaras/contracts';
import { PageLink, useSession } from '@selaras/portal';
import { can } from '@selaras/roles';
import { ClampedText, tokens } from '@selaras/ui';
import styled from 'styled-components';

const Way = styled(PageLink)`
  display: block;
  width: fit-content;
  max-width: 100%;
  color: ${tokens.colour.brand};
  overflow-wrap: anywhere;
`;

interface TeamLinkProps {
  readonly id: number;
  /** The unit that has the team. */
  readonly unit: { readonly satuan_kerja_id: number };
  readonly children: string;
}

/** Words that lead to the page of a team, in tables as long as other texts; the words alone for who may not read this unit's teams. */
export function TeamLink({ id, unit, children }: TeamLinkProps) {
  const { user } = useSession();
  const words = <ClampedText>{children}</ClampedText>;
  if (!can(user, timKerjaActs.read, unit)) return words;
  return (
    <Way page="tim-kerja.detail" params={{ id }}>
      {words}
    </Way>
  );
}
