import { AlertDialog, ConfirmDialog } from '@selaras/ui';
import type { OpenDialog } from '../notices/notices';
import { ExpiredDialog } from '../session/expired/expired-dialog';

/** One dialog that waits for its answer. */
export function NoticeDialog({ dialog, answer }: OpenDialog) {
  switch (dialog.kind) {
    case 'session-expired':
      return <ExpiredDialog answer={answer} />;
    case 'confirm':
      return (
        <ConfirmDialog
          open
          title={dialog.title}
          confirmLabel={dialog.confirmLabel}
          cancelLabel={dialog.cancelLabel}
          onConfirm={() => answer(true)}
          onCancel={() => answer(false)}
        >
          {dialog.text}
        </ConfirmDialog>
      );
    case 'alert':
      return (
        <AlertDialog open title={dialog.title} tone={dialog.tone} onOk={() => answer(true)}>
          {dialog.text}
        </AlertDialog>
      );
  }
}
