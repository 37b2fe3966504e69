import type { AnswerOf, capaianIkuCalls } from '@selaras/contracts';
import { space, tokens } from '@selaras/ui';
import { CalendarClock, Lock } from 'lucide-react';
import styled from 'styled-components';

const Root = styled.div<{ $open: boolean }>`
  display: flex;
  gap: ${space(3)};
  padding: ${space(1)} ${space(4)};
  border: 1px solid ${({ $open }) => ($open ? tokens.colour.line : tokens.colour.accent)};
  border-radius: ${tokens.radius.card};
  background: ${({ $open }) => ($open ? tokens.colour.surface : tokens.colour['accent-soft'])};
  & > svg { flex: none; margin-top: 3px; color: ${tokens.colour.accent}; }
  @media print { display: none; }
`;

type Pengisian = AnswerOf<(typeof capaianIkuCalls)['list']>['pengisian'];

/** Until when the year's realisation may be written, or that its time is over; nothing while no deadline is set. */
export function PengisianNotice({ pengisian }: { pengisian: Pengisian | undefined }) {
  if (!pengisian?.pesan) return null;
  const { terbuka, pesan } = pengisian;
  const Icon = terbuka ? CalendarClock : Lock;
  return (
    <Root role="status" $open={terbuka} data-pengisian={terbuka ? 'terbuka' : 'tertutup'}>
      <Icon size={16} aria-hidden="true" />
      {pesan}
    </Root>
  );
}
