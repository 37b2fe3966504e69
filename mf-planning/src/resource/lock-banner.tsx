import type { Kunci } from '@selaras/contracts';
import { space, tokens } from '@selaras/ui';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  display: flex;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${tokens.colour.accent};
  border-radius: ${tokens.radius.card};
  background: ${tokens.colour['accent-soft']};
  & > svg { flex: none; margin-top: 3px; color: ${tokens.colour.accent}; }
`;

/** Says why, and until when, something of a plan cannot be written; nothing while all of it can. */
export function LockBanner({ kunci }: { kunci: Kunci | undefined }) {
  if (kunci === undefined || kunci.alasan === null || kunci.pesan === null) return null;
  return <LockNotice reason={kunci.alasan}>{kunci.pesan}</LockNotice>;
}

/** Says why something cannot be written. */
export function LockNotice({ reason, children }: { reason: string; children: ReactNode }) {
  return (
    <Root role="status" data-kunci={reason}>
      <Lock size={16} aria-hidden="true" />
      {children}
    </Root>
  );
}
