import { rowEtag } from '@selaras/api-client';
import type { KinerjaRapor, PenyebabKegagalan } from '@selaras/contracts';
import { useAct } from '@selaras/resource/act';
import { requestResource } from '@selaras/resource/core';
import type { TypedBody } from '@selaras/resource/typed';
import { type isianPenyebab, penyebabKegagalan } from './penyebab-resource';

/** A cause as far as it is written: what the page shows, or what a refused save answers. */
export type PenyebabRow = Pick<PenyebabKegagalan, 'id' | 'versi' | 'penyebab' | 'csf'>;

interface Place {
  readonly kinerja: KinerjaRapor;
  readonly triwulan: number;
  /** null: a new one. */
  readonly row: PenyebabRow | null;
}

/** Stores a cause; everything that counts causes is read anew. */
export function useSavePenyebab({ kinerja, triwulan, row }: Place) {
  const { create, update } = penyebabKegagalan.endpoints;
  return useAct({
    send: (idempotencyKey, isi: TypedBody<typeof isianPenyebab>) => {
      const body = {
        ...isi,
        satuan_kerja_id: kinerja.satuan_kerja.satuan_kerja_id,
        kinerja_sub_kegiatan_id: kinerja.kinerja.id,
        triwulan,
      };
      return row === null
        ? requestResource(create, { body, idempotencyKey })
        : requestResource(update, { params: { id: row.id }, body, ifMatch: rowEtag(row) });
    },
    handled: [403, 404, 412, 422, 423],
    done: row === null ? 'Penyebab dicatat' : 'Penyebab disimpan',
  });
}
