import { ActDialog } from '@selaras/resource';
import { ErrorSummary, type FieldFault, useSaveKey } from '@selaras/ui';
import type { ReactNode } from 'react';

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
  onSubmit: () => unknown;
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
  useSaveKey(() => {
    if (!saving) void onSubmit();
  });

  return (
    <ActDialog
      title={title}
      description={description}
      verb={submitLabel}
      sending={{ isPending: saving, isSuccess: false }}
      typed={dirty}
      onSubmit={() => void onSubmit()}
      onClose={onClose}
    >
      <ErrorSummary fault={fault} faults={faults} onPick={(name) => onPick?.(name as never)} />
      {children}
    </ActDialog>
  );
}
