import { centredRow, Spinner, tokens } from '@selaras/ui';
import { Check, CircleAlert, Clock, CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.div<{ $bad: boolean }>`
  ${centredRow(1, 2)}
  font-size: ${tokens.text[12]};
  color: ${({ $bad }) => ($bad ? tokens.colour.danger : tokens.colour.muted)};
  & > svg { flex: none; }
  @media print { display: none; }
`;

/** How far the saving is of what somebody typed; `held` is not sent before he mends it. */
export type SaveStep = 'waiting' | 'saving' | 'saved' | 'offline' | 'held' | 'failed';

const signs = {
  waiting: <Clock size={14} aria-hidden="true" />,
  saving: <Spinner size={12} />,
  saved: <Check size={14} aria-hidden="true" />,
  offline: <CloudOff size={14} aria-hidden="true" />,
  held: <CircleAlert size={14} aria-hidden="true" />,
  failed: <CircleAlert size={14} aria-hidden="true" />,
} as const satisfies Readonly<Record<SaveStep, ReactNode>>;

interface SaveLineProps {
  /** Left out: nothing is on its way, and the line keeps its place. */
  readonly step?: SaveStep;
  /** What is said of it, and what can be done. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** How far the saving is, in one line beside what was typed; a failure is told at once. */
export const SaveLine = ({ step, children, className }: SaveLineProps) => (
  <Root
    className={className}
    $bad={step === 'held' || step === 'failed'}
    role={step && (step === 'failed' ? 'alert' : 'status')}
  >
    {step && signs[step]}
    {children}
  </Root>
);
