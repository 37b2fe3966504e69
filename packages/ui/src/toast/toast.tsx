import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '../button/icon-button';
import { space, tokens } from '../token/tokens';
import { usePausableTimeout } from './use-timeout';

export type ToastTone = 'danger' | 'success' | 'info';

export interface ToastMessage {
  title: string;
  description?: ReactNode;
  tone?: ToastTone;
  durationMs?: number;
}

const rise = keyframes`from { opacity: 0; translate: 0 8px; }`;

const looks = {
  danger: { Icon: CircleAlert, ground: tokens.colour.danger, ink: tokens.colour['on-danger'] },
  success: { Icon: CircleCheck, ground: tokens.colour.raised, ink: tokens.status.tercapai },
  info: { Icon: Info, ground: tokens.colour.raised, ink: tokens.colour.brand },
} as const;

const Root = styled.li<{ $tone: ToastTone }>`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  width: min(400px, 100%);
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border: 1px solid ${({ $tone }) => ($tone === 'danger' ? 'transparent' : tokens.colour.line)};
  border-radius: ${tokens.radius.card};
  background: ${({ $tone }) => looks[$tone].ground};
  color: ${({ $tone }) => ($tone === 'danger' ? looks.danger.ink : tokens.colour.text)};
  box-shadow: ${tokens.shadow};
  pointer-events: auto;
  animation: ${rise} ${tokens.motion.slow} ease-out;
  & > svg { flex: none; margin-top: 9px; color: ${({ $tone }) => looks[$tone].ink}; }
  & > div { flex: 1; min-width: 0; padding-block: ${space(1.5)}; }
  & strong { display: block; font-weight: 650; }
  & button { color: inherit; }
  & button:hover:not(:disabled) { background: rgb(127 127 127 / 20%); }
  & button:focus-visible { outline-color: currentColor; outline-offset: -2px; }
`;

export interface ToastProps extends Required<Pick<ToastMessage, 'title' | 'tone' | 'durationMs'>> {
  description?: ReactNode;
  onClose: () => void;
}

/** One message that goes away by itself, but not while it is pointed at or focused. */
export function Toast({ title, description, tone, durationMs, onClose }: ToastProps) {
  const [held, setHeld] = useState(false);
  usePausableTimeout(durationMs, held, onClose);
  const { Icon } = looks[tone];
  return (
    <Root
      $tone={tone}
      data-toast={tone}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={18} aria-hidden="true" />
      <div role={tone === 'danger' ? 'alert' : 'status'}>
        <strong>{title}</strong>
        {description}
      </div>
      <IconButton size="small" label="Tutup pemberitahuan" icon={<X size={16} />} onClick={onClose} />
    </Root>
  );
}
