import {
  apiClient,
  failureText,
  handledByPage,
  invalidate,
  newIdempotencyKey,
  rowEtag,
} from '@selaras/api-client';
import type { LkeBukti, LkeIsiBaru, LkeIsiLampiran } from '@selaras/contracts';
import type { Halaman } from '@selaras/domain';
import { useToast } from '@selaras/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lembarQueries } from '../../lembar/lembar-queries';
import { buktiEndpoints } from './bukti-queries';
import { added, type Kriteria, showBukti, without } from './shown-bukti';

/** Sends what is put forward for a criterion; sent twice it stands once. */
export const sendBukti = async (
  { satkerId, kriteriaId, tahun }: Kriteria,
  isi: LkeIsiBaru,
  halaman: Halaman | null = null,
): Promise<LkeBukti> => {
  const { data } = await apiClient.request(buktiEndpoints.ajukan, {
    params: { satkerId },
    body: { kriteria_id: kriteriaId, isi, ...(halaman !== null && { halaman }) },
    tahun,
    idempotencyKey: newIdempotencyKey(),
  });
  return data;
};

/** What is attached, with the page of it that matters. */
export interface Lampiran<Isi = LkeIsiLampiran> {
  readonly isi: Isi;
  readonly halaman: Halaman | null;
}

/** Puts evidence where it is asked for: a criterion, a follow-up. */
export interface Ajukan {
  readonly mutate: (lampiran: Lampiran, options?: { onSuccess?: () => void }) => void;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
}

/** Puts evidence forward for a criterion. Its refusals are shown where it was asked for. */
export function useAjukan(kriteria: Kriteria) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ isi, halaman }: Lampiran<LkeIsiBaru>) => sendBukti(kriteria, isi, halaman),
    meta: handledByPage(404, 409, 422),
    onSuccess: (one) => showBukti(queries, kriteria, added(one)),
  });
}

/** Takes evidence back from a criterion, with a way to put it forward again. */
export function useTarik(kriteria: Kriteria, undoButton: (undo: () => void) => ReactNode) {
  const queries = useQueryClient();
  const toast = useToast();
  const again = useAjukan(kriteria);
  return useMutation({
    mutationFn: (bukti: LkeBukti) =>
      apiClient.request(buktiEndpoints.tarik, {
        params: { satkerId: kriteria.satkerId, buktiId: bukti.id },
        ifMatch: rowEtag(bukti),
      }),
    meta: handledByPage(404, 409, 412),
    onSuccess: (_, { id, nama, eviden_versi_id, halaman }) => {
      showBukti(queries, kriteria, without(id));
      const shown = toast.show({
        title: `${nama} ditarik`,
        description: undoButton(() => {
          toast.dismiss(shown);
          again.mutate({ isi: { jenis: 'ada', eviden_versi_id }, halaman });
        }),
      });
    },
    onError: (error) => {
      toast.show({ tone: 'danger', title: 'Belum ditarik', description: failureText(error).pesan });
      invalidate(queries, { queryKey: lembarQueries.all });
    },
  });
}
