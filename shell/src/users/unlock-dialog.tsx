import { failureText } from '@selaras/api-client';
import type { UserRow } from '@selaras/contracts';
import { formatDateTime } from '@selaras/domain';
import { ConfirmDialog, useToast } from '@selaras/ui';
import { useUnlockUser } from './user-mutations';

/** Asks before an account may be tried again at once. */
export function UnlockDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const unlock = useUnlockUser();
  const toast = useToast();
  const confirm = () =>
    unlock.mutate(user, {
      onSuccess: () => {
        toast.show({ tone: 'success', title: `${user.nama} dapat mencoba masuk lagi` });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      title={`Buka percobaan masuk ${user.nama}?`}
      confirmLabel="Buka"
      loading={unlock.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>
        Terlalu banyak percobaan salah. Yang berikutnya ditahan hingga {formatDateTime(user.tertahan_hingga)}.
        Pastikan pemilik akun yang meminta; bila bukan ia yang mencoba, reset juga kata sandinya.
      </p>
      {unlock.error !== null && <p role="alert">{failureText(unlock.error).pesan}</p>}
    </ConfirmDialog>
  );
}
