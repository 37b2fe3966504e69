import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Medallion } from '../state/state-panel';
import { MessageDialog } from './message-dialog';

export interface AlertDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  okLabel?: string;
  tone?: 'calm' | 'danger';
  /** Called by the button and by Escape. */
  onOk: () => void;
}

/** Says something that must be seen before work goes on; there is one way forward (spec 1 §8). */
export function AlertDialog({
  open,
  title,
  children,
  okLabel = 'OK',
  tone = 'danger',
  onOk,
}: AlertDialogProps) {
  return (
    <MessageDialog
      open={open}
      title={title}
      onEscape={onOk}
      icon={
        <Medallion $tone={tone} aria-hidden="true">
          {tone === 'danger' ? <TriangleAlert size={22} /> : <Info size={22} />}
        </Medallion>
      }
      buttons={
        <Button variant="primary" onClick={onOk}>
          {okLabel}
        </Button>
      }
    >
      {children}
    </MessageDialog>
  );
}
