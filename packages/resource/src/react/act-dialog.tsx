import { unsavedMark, usePortal } from '@selaras/portal';
import { Button, Modal, Stack } from '@selaras/ui';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

export interface ActDialogProps {
  /** The question. */
  title: string;
  /** What follows from the act. */
  description?: ReactNode;
  /** The verb on the button. */
  verb: string;
  /** The act sends something back or takes it away. */
  danger?: boolean;
  /** Something is still missing without which there is nothing to send. */
  disabled?: boolean;
  /** How far the sending is. */
  sending: { readonly isPending: boolean; readonly isSuccess: boolean };
  /** Something was typed that leaving would lose. */
  typed: boolean;
  /** Why it was refused, as far as no field says so. */
  refusal?: string | null | undefined;
  onSubmit: () => void;
  onClose: () => void;
  /** What is asked. */
  children: ReactNode;
}

/**
 * Asks for something before an act and sends it once, however often it is pressed. Closing it asks first when something
 * was typed.
 */
export function ActDialog({
  title,
  description,
  verb,
  danger = false,
  disabled = false,
  sending,
  typed,
  refusal,
  onSubmit,
  onClose,
  children,
}: ActDialogProps) {
  const formId = useId();
  const { unsavedChanges } = usePortal();
  const close = async () => {
    if (!typed || (await unsavedChanges.mayLeave('menutup dialog ini'))) onClose();
  };
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (disabled || sending.isPending) return;
    onSubmit();
    setTries(tries + 1);
  };
  return (
    <Modal
      open
      title={title}
      description={description}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Batal</Button>
          <Button
            type="submit"
            form={formId}
            variant={danger ? 'danger' : 'primary'}
            loading={sending.isPending}
            disabled={disabled}
          >
            {verb}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} {...unsavedMark(typed && !sending.isSuccess)}>
        <Stack>
          {refusal && <p role="alert">{refusal}</p>}
          {children}
        </Stack>
      </form>
    </Modal>
  );
}
