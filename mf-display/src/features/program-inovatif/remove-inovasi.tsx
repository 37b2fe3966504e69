import { apiClient, failureText, rowEtag } from '@selaras/api-client';
import type { ProgramInovatif } from '@selaras/contracts';
import { useSeen } from '@selaras/resource';
import { useAct } from '@selaras/resource/act';
import { ConfirmDialog } from '@selaras/ui';
import { inovasiEndpoints } from './inovasi-endpoints';

/** Asks before an innovation is taken away. */
export function RemoveInovasi({ row, onClose }: { row: ProgramInovatif; onClose: () => void }) {
  const { seen, refused } = useSeen(row);
  const remove = useAct({
    send: () =>
      apiClient.request(inovasiEndpoints.remove, { params: { id: row.id }, ifMatch: rowEtag(seen) }),
    handled: [404, 412],
    done: 'Program inovatif dihapus',
    reads: ['display'],
    onRefused: refused,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title="Hapus program inovatif ini?"
      confirmLabel="Hapus"
      tone="danger"
      loading={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>{row.judul}</p>
      {remove.error !== null && <p role="alert">{failureText(remove.error).pesan}</p>}
    </ConfirmDialog>
  );
}
