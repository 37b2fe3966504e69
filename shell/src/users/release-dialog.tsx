import { failureText } from '@selaras/api-client';
import type { UserRow } from '@selaras/contracts';
import { ConfirmDialog, useToast } from '@selaras/ui';
import { useReleaseSecondFactor } from './user-mutations';

/** Asks before somebody who lost his telephone and his recovery codes signs in by his password alone. */
export function ReleaseDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const release = useReleaseSecondFactor();
  const toast = useToast();
  const confirm = () =>
    release.mutate(
      { row: user },
      {
        onSuccess: () => {
          toast.show({ tone: 'success', title: `Faktor kedua ${user.nama} dilepas` });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      title={`Lepas faktor kedua ${user.nama}?`}
      confirmLabel="Lepas"
      tone="danger"
      loading={release.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>
        Hanya bila telepon dan kode pemulihannya hilang. Pastikan pemilik akun sendiri yang meminta:
        sesudahnya kata sandi saja cukup untuk masuk. Semua perangkatnya dikeluarkan.
      </p>
      {release.error !== null && <p role="alert">{failureText(release.error).pesan}</p>}
    </ConfirmDialog>
  );
}
