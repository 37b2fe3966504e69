import { apiClient, failureText, handledByPage, rowEtag } from '@selaras/api-client';
import type { Dokumen } from '@selaras/contracts';
import { useSeen } from '@selaras/resource';
import { ConfirmDialog } from '@selaras/ui';
import { useMutation } from '@tanstack/react-query';
import { dokumenEndpoints } from './dokumen-queries';
import { useWritten } from './use-written';

/** Shows a withdrawn document again. */
export function RestoreDialog({ dokumen, onClose }: { dokumen: Dokumen; onClose: () => void }) {
  const written = useWritten('Dokumen tampil kembali', onClose);
  const { seen, refused } = useSeen(dokumen);
  const restore = useMutation({
    mutationFn: () =>
      apiClient.request(dokumenEndpoints.restore, {
        params: { id: dokumen.id },
        ifMatch: rowEtag(seen),
      }),
    meta: handledByPage(404, 409, 412),
    onError: (error) => refused(error),
    onSuccess: written,
  });
  return (
    <ConfirmDialog
      open
      title="Tampilkan dokumen ini kembali?"
      confirmLabel="Tampilkan"
      loading={restore.isPending}
      onConfirm={() => restore.mutate()}
      onCancel={onClose}
    >
      <p>“{dokumen.judul}” tampil lagi bagi masyarakat.</p>
      {restore.error !== null && <p role="alert">{failureText(restore.error).pesan}</p>}
    </ConfirmDialog>
  );
}
