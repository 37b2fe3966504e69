import { handledByPage, invalidate, newIdempotencyKey, rowEtag } from '@selaras/api-client';
import { requestResource } from '@selaras/resource/core';
import { useToast } from '@selaras/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type LangkahBody, type LangkahRow, langkahPerbaikan } from './langkah-resource';

/** Stores a repair step; everything that counts steps is read anew. */
export function useSaveLangkah(row: LangkahRow | null) {
  const queries = useQueryClient();
  const toast = useToast();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const { create, update } = langkahPerbaikan.endpoints;
  return useMutation({
    mutationFn: (body: LangkahBody) =>
      row === null
        ? requestResource(create, { body, idempotencyKey })
        : requestResource(update, { params: { id: row.id }, body, ifMatch: rowEtag(row) }),
    meta: handledByPage(403, 404, 412, 422, 423),
    onSuccess: () => {
      toast.show({
        tone: 'success',
        title: row === null ? 'Langkah perbaikan ditambahkan' : 'Langkah perbaikan disimpan',
      });
      return invalidate(queries);
    },
  });
}
