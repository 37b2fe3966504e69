import { ApiError } from '@selaras/api-client';
import type { UserRow } from '@selaras/contracts';
import { ConfirmDialog, useToast } from '@selaras/ui';
import { useState } from 'react';
import { useSetUserActive } from './user-mutations';

const words = {
  nonaktifkan: {
    title: (nama: string) => `Nonaktifkan ${nama}?`,
    text: 'Pengguna ini langsung keluar dari semua perangkat dan tidak dapat masuk lagi. Datanya tetap ada.',
    confirm: 'Nonaktifkan',
    done: (nama: string) => `${nama} dinonaktifkan`,
  },
  aktifkan: {
    title: (nama: string) => `Aktifkan ${nama}?`,
    text: 'Pengguna ini dapat masuk lagi dengan kata sandinya yang lama.',
    confirm: 'Aktifkan',
    done: (nama: string) => `${nama} diaktifkan`,
  },
} as const;

/** Asks before a user is shut out or let in again. */
export function UserActiveDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const setActive = useSetUserActive();
  const toast = useToast();
  const [fault, setFault] = useState<string | null>(null);
  const act = user.aktif ? words.nonaktifkan : words.aktifkan;

  const confirm = async () => {
    setFault(null);
    try {
      await setActive.mutateAsync({ row: user, aktif: !user.aktif });
      toast.show({ tone: 'success', title: act.done(user.nama) });
      onClose();
    } catch (error) {
      if (error instanceof ApiError) setFault(error.pesan);
    }
  };

  return (
    <ConfirmDialog
      open
      title={act.title(user.nama)}
      confirmLabel={act.confirm}
      tone={user.aktif ? 'danger' : 'calm'}
      loading={setActive.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{act.text}</p>
      {fault !== null && <p role="alert">{fault}</p>}
    </ConfirmDialog>
  );
}
