import { handledByPage, newIdempotencyKey, readAnew, rowEtag } from '@selaras/api-client';
import { requestResource } from '@selaras/resource/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AntreanRow, AnyAntrean } from './antrean-description';

export interface Putusan {
  readonly valid: boolean;
  readonly catatan: string | null;
}

/** What became of a verdict on many rows. */
export interface Hasil {
  readonly jumlah: number;
  readonly gagal: readonly { readonly id: number; readonly alasan: 'berubah' | 'tidak-ada' }[];
}

/** Judges one row on the version that was read. */
export function usePutuskan({ endpoints }: AnyAntrean, row: AntreanRow) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Putusan) =>
      requestResource(endpoints.putuskan, { params: { id: row.id }, body, ifMatch: rowEtag(row) }),
    meta: handledByPage(404, 412, 422),
    onSettled: () => readAnew(queries),
  });
}

/** Judges many rows, each on the version that was read; sent twice, it counts once. */
export function usePutuskanBanyak({ endpoints }: AnyAntrean, rows: readonly AntreanRow[]) {
  const queries = useQueryClient();
  const [idempotencyKey] = useState(newIdempotencyKey);
  return useMutation({
    mutationFn: async (putusan: Putusan) => {
      const baris = rows.map(({ id, versi }) => ({ id, versi }));
      const answer = await requestResource(endpoints.putuskanBanyak, {
        body: { baris, ...putusan },
        idempotencyKey,
      });
      return (answer as { data: Hasil }).data;
    },
    meta: handledByPage(422),
    onSettled: () => readAnew(queries),
  });
}
