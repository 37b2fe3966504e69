import { rowEtag } from '@selaras/api-client';
import { useAct } from '@selaras/resource/act';
import { requestResource } from '@selaras/resource/core';
import { type LangkahBody, type LangkahRow, langkahPerbaikan } from './langkah-resource';

/** Stores a repair step; everything that counts steps is read anew. */
export function useSaveLangkah(row: LangkahRow | null) {
  const { create, update } = langkahPerbaikan.endpoints;
  return useAct({
    send: (idempotencyKey, body: LangkahBody) =>
      row === null
        ? requestResource(create, { body, idempotencyKey })
        : requestResource(update, { params: { id: row.id }, body, ifMatch: rowEtag(row) }),
    handled: [403, 404, 412, 422, 423],
    done: row === null ? 'Langkah perbaikan ditambahkan' : 'Langkah perbaikan disimpan',
  });
}
