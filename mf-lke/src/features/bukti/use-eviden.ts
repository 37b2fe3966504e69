import { apiClient, handledByPage, invalidate, newIdempotencyKey, rowEtag } from '@selaras/api-client';
import type { LkeEviden } from '@selaras/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lembarQueries } from '../../lembar/lembar-queries';
import { evidenEndpoints, evidenQueries } from './bukti-queries';
import { sendFile } from './kirim/send-file';
import type { Kriteria } from './shown-bukti';

/** Several criteria may show a piece of evidence: all of them are read anew. */
function useShowAll() {
  const queries = useQueryClient();
  return () => {
    invalidate(queries, { queryKey: lembarQueries.all });
    invalidate(queries, { queryKey: evidenQueries.all });
  };
}

type Unit = Pick<Kriteria, 'satkerId'>;
const paramsOf = ({ satkerId }: Unit, { id }: Pick<LkeEviden, 'id'>) => ({ satkerId, evidenId: id });

/** Stores what is said of a piece of evidence, on the version that was read. */
export function useDescribe(kriteria: Kriteria, eviden: LkeEviden) {
  const showAll = useShowAll();
  return useMutation({
    mutationFn: (body: Pick<LkeEviden, 'nama' | 'tanggal_dokumen' | 'periode'>) =>
      apiClient.request(evidenEndpoints.update, {
        params: paramsOf(kriteria, eviden),
        body,
        ifMatch: rowEtag(eviden),
      }),
    meta: handledByPage(404, 409, 412, 422),
    onSettled: showAll,
  });
}

/** The unit has this file as another piece of evidence. */
export class SameContentError extends Error {}

/** Gives a piece of evidence a new content: a file, sent first, or another link. */
export function useReplace(kriteria: Kriteria, eviden: LkeEviden, onProgress: (part: number) => void) {
  const showAll = useShowAll();
  return useMutation({
    mutationFn: async (isi: File | string) => {
      const body =
        typeof isi === 'string'
          ? ({ jenis: 'tautan', tautan: isi } as const)
          : await sendFile(isi, {
              ...kriteria,
              untuk: 'lembar',
              target: null,
              signal: new AbortController().signal,
              onProgress,
            });
      if (body.jenis !== 'berkas' && body.jenis !== 'tautan') throw new SameContentError();
      return apiClient.request(evidenEndpoints.replace, {
        params: paramsOf(kriteria, eviden),
        body:
          body.jenis === 'berkas'
            ? { jenis: 'berkas', berkas_id: body.berkas_id }
            : { jenis: 'tautan', tautan: body.tautan },
        ifMatch: rowEtag(eviden),
        idempotencyKey: newIdempotencyKey(),
      });
    },
    meta: handledByPage(404, 409, 412, 422),
    onSuccess: showAll,
  });
}

/** Removes evidence that no worksheet uses. */
export function useRemoveEviden(kriteria: Unit) {
  const showAll = useShowAll();
  return useMutation({
    mutationFn: (eviden: LkeEviden) =>
      apiClient.request(evidenEndpoints.remove, {
        params: paramsOf(kriteria, eviden),
        ifMatch: rowEtag(eviden),
      }),
    meta: handledByPage(404, 409, 412),
    onSettled: showAll,
  });
}
