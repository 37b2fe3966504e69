import { diagramConstants } from '@selaras/domain';
import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { space, tokens } from '../token/tokens';
import { Toast, type ToastMessage } from './toast';

/** Old messages give way, so that a storm of errors does not cover the page. */
const MAX_TOASTS = 3;

const Region = styled.ol`
  position: fixed;
  right: ${space(4)};
  bottom: ${space(4)};
  left: ${space(4)};
  z-index: ${tokens.layer.toast};
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: ${space(2)};
  padding: 0;
  list-style: none;
  pointer-events: none;
  @media print { display: none; }
`;

export interface ToastApi {
  /** Shows a message and answers its id; a danger message lasts 5000 ms (spec 1 §8). */
  show: (message: ToastMessage) => number;
  dismiss: (id: number) => void;
}

const ToastContext = createContext<ToastApi | null>(null);

/** Holds the messages of the whole portal; rendered once by the shell. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<(ToastMessage & { id: number })[]>([]);
  const nextId = useRef(1);

  const dismiss = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  const show = useCallback((message: ToastMessage) => {
    const id = nextId.current++;
    setToasts((shown) => [...shown, { ...message, id }].slice(-MAX_TOASTS));
    return id;
  }, []);
  const api = useMemo(() => ({ show, dismiss }), [show, dismiss]);

  return (
    <ToastContext value={api}>
      {children}
      <Region aria-live="polite" aria-label="Pemberitahuan">
        {toasts.map(({ id, title, description, tone = 'info', durationMs = diagramConstants.toastMs }) => (
          <Toast
            key={id}
            title={title}
            description={description}
            tone={tone}
            durationMs={durationMs}
            onClose={() => dismiss(id)}
          />
        ))}
      </Region>
    </ToastContext>
  );
}

/** Shows short messages in the corner. Throws outside a `ToastProvider`. */
export function useToast(): ToastApi {
  const api = use(ToastContext);
  if (api === null) throw new Error('useToast needs a ToastProvider above it.');
  return api;
}
