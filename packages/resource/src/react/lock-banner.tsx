import { space, tokens } from '@selaras/ui';
import { Lock as LockIcon, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { LockWords } from '../core/lock';

const Root = styled.div`
  display: flex;
  gap: ${space(3)};
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${tokens.colour.accent};
  border-radius: ${tokens.radius.card};
  background: ${tokens.colour['accent-soft']};
  & > svg { flex: none; margin-top: 3px; color: ${tokens.colour.accent}; }
`;

/** Says why, and until when, something cannot be written; nothing while all of it can. */
export function LockBanner({ notice }: { notice: LockWords | null }) {
  return notice && <LockNotice reason={notice.reason}>{notice.text}</LockNotice>;
}

interface LockNoticeProps {
  reason: string;
  icon?: LucideIcon;
  children: ReactNode;
}

/** Says why something cannot be written, or not as it was asked for. */
export function LockNotice({ reason, icon: Icon = LockIcon, children }: LockNoticeProps) {
  return (
    <Root role="status" data-kunci={reason}>
      <Icon size={16} aria-hidden="true" />
      <span>{children}</span>
    </Root>
  );
}
