import type { StatusCapaian } from '@selaras/domain';
import { statusLooks, tokens } from '@selaras/ui';

interface StatusMarkProps {
  status: StatusCapaian;
  size?: number;
  /** Left out: the portal's own word. */
  label?: string;
}

/** The icon of one of the five statuses in its colour, with its word for who cannot see it. */
export function StatusMark({ status, size = 16, label = statusLooks[status].label }: StatusMarkProps) {
  const { Icon } = statusLooks[status];
  return (
    <Icon size={size} role="img" aria-label={label} style={{ color: tokens.status[status], flex: 'none' }} />
  );
}
