import { ActDialog } from '@selaras/resource';
import { useToast } from '@selaras/ui';
import { type ReactNode, useState } from 'react';
import { ReasonField, reasonFault } from './reason-field';
import { Refusal } from './refusal';

interface Sending {
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly error: Error | null;
}

interface ReasonDialogProps {
  title: string;
  description: ReactNode;
  verb: string;
  /** Said once it is done. */
  done: string;
  danger?: boolean;
  sending: Sending;
  /** Sends the act and calls `onDone` when it succeeded. */
  send: (reason: string, onDone: () => void) => void;
  /** Something besides the reason was changed. */
  changed?: boolean;
  onClose: () => void;
  /** What else is asked still misses something, which it says once it was tried to send. */
  incomplete?: boolean;
  children?: (tried: boolean) => ReactNode;
}

/** Asks why before something is done to a remote. */
export function ReasonDialog({
  title,
  description,
  verb,
  done,
  danger = false,
  sending,
  send,
  changed = false,
  onClose,
  incomplete = false,
  children,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const toast = useToast();
  const submit = () => {
    setTried(true);
    if (incomplete || reasonFault(reason) !== undefined) return;
    send(reason.trim(), () => {
      toast.show({ tone: 'success', title: done });
      onClose();
    });
  };
  return (
    <ActDialog
      title={title}
      description={description}
      verb={verb}
      danger={danger}
      sending={sending}
      typed={changed || reason !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Refusal error={sending.error} />
      {children?.(tried)}
      <ReasonField value={reason} onChange={setReason} tried={tried} />
    </ActDialog>
  );
}
