import { apiClient, failureText, handledByPage, invalidate, rowEtag } from '@selaras/api-client';
import type { ProgramInovatif } from '@selaras/contracts';
import { useSeen } from '@selaras/resource';
import { ConfirmDialog, useToast } from '@selaras/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inovasiEndpoints } from './inovasi-endpoints';

/** Asks before an innovation is taken away. */
export function RemoveInovasi({ row, onClose }: { row: ProgramInovatif; onClose: () => void }) {
  const queries = useQueryClient();
  const toast = useToast();
  const { seen, refused } = useSeen(row);
  const remove = useMutation({
    mutationFn: () =>
      apiClient.request(inovasiEndpoints.remove, { params: { id: row.id }, ifMatch: rowEtag(seen) }),
    meta: handledByPage(404, 412),
    onError: (error) => refused(error),
    onSuccess: () => {
      invalidate(queries, { queryKey: ['display'] });
      toast.show({ tone: 'success', title: 'Program inovatif dihapus' });
      onClose();
    },
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
