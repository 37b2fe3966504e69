import { unsavedMark } from '@selaras/portal';
import { Button, ConfirmDialog, ErrorSummary, type FieldFault, Modal, space, useSaveKey } from '@selaras/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
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
  /** What is wrong with its fields; left out where one field says it all. */
  faults?: readonly FieldFault[];
  onPick?: (name: never) => void;
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
  faults = [],
  onPick,
  onSubmit,
  onClose,
  children,
}: FormModalProps) {
  const id = useId();
  const [leaving, setLeaving] = useState(false);
  const close = () => (dirty ? setLeaving(true) : onClose());

  useSaveKey(() => {
    if (!saving && !leaving) void onSubmit();
  });

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
        <Form id={id} noValidate {...unsavedMark(dirty)} onSubmit={onSubmit}>
          <ErrorSummary fault={fault} faults={faults} onPick={(name) => onPick?.(name as never)} />
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
