import { Button, ConfirmDialog, Modal, space, tokens } from '@selaras/ui';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const Notice = styled.p`
  padding: ${space(3)};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour['danger-soft']};
  color: ${tokens.colour.danger};
`;

interface FormModalProps {
  title: string;
  description?: ReactNode;
  submitLabel: string;
  /** A save is under way. */
  saving: boolean;
  /** Something was typed that closing would lose. */
  dirty: boolean;
  /** What is wrong with the form as a whole. */
  fault: string | null;
  onSubmit: (event?: FormEvent) => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: Ctrl S saves, closing asks when something typed would be lost. */
export function FormModal({
  title,
  description,
  submitLabel,
  saving,
  dirty,
  fault,
  onSubmit,
  onClose,
  children,
}: FormModalProps) {
  const id = useId();
  const [leaving, setLeaving] = useState(false);
  const close = () => (dirty ? setLeaving(true) : onClose());

  const saveByKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    if (!saving) void onSubmit();
  };

  return (
    <>
      <Modal
        open
        title={title}
        description={description}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>Batal</Button>
            <Button type="submit" form={id} variant="primary" loading={saving}>
              {submitLabel}
            </Button>
          </>
        }
      >
        <Form id={id} noValidate data-unsaved={dirty} onSubmit={onSubmit} onKeyDown={saveByKey}>
          {fault !== null && <Notice role="alert">{fault}</Notice>}
          {children}
        </Form>
      </Modal>
      <ConfirmDialog
        open={leaving}
        title="Buang perubahan?"
        confirmLabel="Buang"
        cancelLabel="Lanjut mengisi"
        tone="danger"
        onConfirm={onClose}
        onCancel={() => setLeaving(false)}
      >
        Isian yang belum disimpan akan hilang.
      </ConfirmDialog>
    </>
  );
}
