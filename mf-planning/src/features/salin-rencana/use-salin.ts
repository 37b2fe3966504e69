import { ApiError, handledByPage, invalidate, newIdempotencyKey } from '@selaras/api-client';
import { formatDecimal } from '@selaras/domain';
import { useAddress, usePortal } from '@selaras/portal';
import { useToast } from '@selaras/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendBatalkan, sendSalin } from './salin-queries';

/** The copy that was made, in the address: the way back from the table finds it, and what takes it back. */
const SALINAN = 'salinan';

export function useSalinan() {
  const [address, change] = useAddress();
  const set = (salinan: string | null) =>
    change(
      (next) => {
        if (salinan === null) next.delete(SALINAN);
        else next.set(SALINAN, salinan);
        return next;
      },
      { replace: true },
    );
  return [address.get(SALINAN), set] as const;
}

interface Permintaan {
  readonly unit: number;
  readonly dari: number;
  readonly pilihan: readonly { readonly kunci: string; readonly sidik: string }[];
}

/** What the server says of a copy: done, or why not. */
export function useSalin(onDone: (salinan: string) => void) {
  const queries = useQueryClient();
  const { session } = usePortal();
  const [key, setKey] = useState(newIdempotencyKey);
  return useMutation({
    mutationFn: ({ unit, dari, pilihan }: Permintaan) =>
      sendSalin({ satuan_kerja_id: unit, dari, pilihan: [...pilihan] }, key),
    meta: handledByPage(409, 422, 423),
    onSuccess: ({ data }) => onDone(data.salinan),
    onError: (error) => {
      // Sent again after a line that broke it is the same request; after an answer it is another one.
      if (error instanceof ApiError) setKey(newIdempotencyKey());
    },
    onSettled: () => {
      invalidate(queries);
      session.refresh();
    },
  });
}

/** Takes a copy back, and says what of it stays. */
export function useBatalkan(onDone: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ unit, salinan }: { unit: number; salinan: string }) =>
      sendBatalkan({ satuan_kerja_id: unit, salinan }),
    meta: handledByPage(409, 423),
    onSuccess: ({ data: { dihapus, tinggal } }) => {
      toast.show({
        tone: 'success',
        title: `${formatDecimal(dihapus)} baris salinan dihapus`,
        ...(tinggal > 0 && {
          description: `${formatDecimal(tinggal)} baris tetap ada karena sudah diubah, atau masih ada isinya.`,
        }),
      });
      onDone();
    },
    onSettled: () => invalidate(queries),
  });
}
