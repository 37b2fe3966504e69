import type { StatusCapaian } from '@selaras/domain';
import { statusLooks, tokens } from '@selaras/ui';

/** The icon of one of the five statuses in its colour, with its word for who cannot see it. */
export function StatusMark({ status, size = 16 }: { status: StatusCapaian; size?: number }) {
  const { Icon, label } = statusLooks[status];
  return (
    <Icon size={size} role="img" aria-label={label} style={{ color: tokens.status[status], flex: 'none' }} />
  );
}
