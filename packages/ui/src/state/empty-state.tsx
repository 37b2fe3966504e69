import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { Medallion, Panel, Title } from './state-panel';

export interface EmptyStateProps {
  /** One sentence that says what is missing. */
  title?: string;
  description?: ReactNode;
  icon?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
}

/** Shown where there is nothing to show; an empty table says it in the specified words (`EmptyPage`). */
export function EmptyState({
  title = 'Belum ada data',
  description,
  icon = <Inbox size={22} />,
  action,
}: EmptyStateProps) {
  return (
    <Panel>
      <Medallion $tone="calm" aria-hidden="true">
        {icon}
      </Medallion>
      <Title>{title}</Title>
      {description && <p>{description}</p>}
      {action}
    </Panel>
  );
}
