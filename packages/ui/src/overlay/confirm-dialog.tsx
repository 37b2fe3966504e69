import { CircleQuestionMark, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Medallion } from '../state/state-panel';
import { MessageDialog } from './message-dialog';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The verb on the button. */
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for what cannot be undone. */
  tone?: 'calm' | 'danger';
  /** The act is under way. */
  loading?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an act; Escape and the first focus stand on the side of not doing it. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Batal',
  tone = 'calm',
  loading = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <MessageDialog
      open={open}
      title={title}
      onEscape={onCancel}
      icon={
        <Medallion $tone={tone} aria-hidden="true">
          {tone === 'danger' ? <TriangleAlert size={22} /> : <CircleQuestionMark size={22} />}
        </Medallion>
      }
      buttons={
        <>
          <Button onClick={onCancel}>{cancelLabel}</Button>
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </MessageDialog>
  );
}
