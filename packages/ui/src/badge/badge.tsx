import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { StatusName } from '../token/status-names';
import { space, tokens } from '../token/tokens';
import { statusLooks } from './status';

export type BadgeTone = 'neutral' | 'brand' | 'accent' | 'danger' | 'success' | 'warning';

interface Ink {
  $ink: string;
  $ground: string;
}

const tones: Record<BadgeTone, Ink> = {
  neutral: { $ink: tokens.colour.muted, $ground: tokens.colour.sunken },
  brand: { $ink: tokens.colour['brand-strong'], $ground: tokens.colour['brand-soft'] },
  accent: { $ink: tokens.colour.accent, $ground: tokens.colour['accent-soft'] },
  danger: { $ink: tokens.colour.danger, $ground: tokens.colour['danger-soft'] },
  success: { $ink: tokens.status.tercapai, $ground: tokens.statusSoft.tercapai },
  warning: { $ink: tokens.status['tidak-tercapai'], $ground: tokens.statusSoft['tidak-tercapai'] },
};

const Pill = styled.span<Ink>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  padding: 1px ${space(2)};
  border-radius: 11px;
  max-width: 100%;
  background: ${({ $ground }) => $ground};
  color: ${({ $ink }) => $ink};
  font-size: ${tokens.text[12]};
  font-weight: 600;
  line-height: 1.6667;
  @media screen { td & { white-space: nowrap; } }
  & > svg { flex: none; }
  @media print { border: 1px solid currentColor; font-size: inherit; padding-inline: 3px; }
`;

export interface BadgeProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}

/** A short word about a thing: a role, a stage, a count. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <Pill {...tones[tone]}>
      {icon}
      {children}
    </Pill>
  );
}

export interface StatusBadgeProps {
  status: StatusName;
  /** Other words than the status's own. */
  label?: string;
}

/** One of the five achievement statuses, with its own colour and icon (spec 1 §4). */
export function StatusBadge({ status, label }: StatusBadgeProps) {
  const look = statusLooks[status];
  return (
    <Pill $ink={tokens.status[status]} $ground={tokens.statusSoft[status]} data-status={status}>
      <look.Icon size={14} aria-hidden="true" />
      {label ?? look.label}
    </Pill>
  );
}
