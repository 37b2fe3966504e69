import { apiClient, handledByPage, invalidate, newIdempotencyKey, rowEtag } from '@selaras/api-client';
import type { PerjanjianDetail, PerjanjianKinerjaKind } from '@selaras/contracts';
import type { TingkatSatuanKerja } from '@selaras/domain';
import { useSeen } from '@selaras/resource';
import { useToast } from '@selaras/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  perjanjianKinerjaEndpoints,
  perjanjianKinerjaPegawaiEndpoints,
  perjanjianKinerjaPemdaEndpoints,
} from './perjanjian-queries';

/** What a draft is begun about. */
export type Subjek =
  | { readonly jenis: 'pemda' }
  | { readonly jenis: 'pegawai'; readonly satuan_kerja_id: number; readonly nip: string }
  | {
      readonly jenis: TingkatSatuanKerja;
      readonly satuan_kerja_id: number;
      readonly subjek_id: number;
    };

function begin(subjek: Subjek, idempotencyKey: string) {
  if (subjek.jenis === 'pemda')
    return apiClient.request(perjanjianKinerjaPemdaEndpoints.create, { body: {}, idempotencyKey });
  if (subjek.jenis === 'pegawai') {
    const { satuan_kerja_id, nip } = subjek;
    return apiClient.request(perjanjianKinerjaPegawaiEndpoints.create, {
      body: { satuan_kerja_id, nip },
      idempotencyKey,
    });
  }
  return apiClient.request(perjanjianKinerjaEndpoints.create, { body: subjek, idempotencyKey });
}

/** Begins a draft, or comes to the one that is there. */
export function useCreate(onMade: (made: PerjanjianDetail) => void) {
  const queries = useQueryClient();
  const [key, setKey] = useState(newIdempotencyKey);
  return useMutation({
    mutationFn: (subjek: Subjek) => begin(subjek, key),
    onSuccess: ({ data }) => {
      setKey(newIdempotencyKey());
      invalidate(queries);
      onMade(data);
    },
  });
}

/** The steps of an agreement's family; they differ in address and right only, so one type stands for all. */
const stepsOf = (jenis: PerjanjianKinerjaKind) => {
  const families = { pemda: perjanjianKinerjaPemdaEndpoints, pegawai: perjanjianKinerjaPegawaiEndpoints };
  const family = jenis === 'pemda' || jenis === 'pegawai' ? families[jenis] : perjanjianKinerjaEndpoints;
  return family as unknown as typeof perjanjianKinerjaEndpoints;
};

export interface Penerbitan {
  readonly tanggal: string;
  readonly tempat: string;
  /** Of the regent, on his own agreement. */
  readonly nama: string;
  readonly jabatan: string;
}

interface Step<Input> {
  /** What is said when it is taken. */
  readonly done: string;
  readonly send: (input: Input) => Promise<unknown>;
  readonly onDone: () => void;
  /** It was refused. */
  readonly onError?: (error: unknown) => void;
  /** Failures that the dialog tells by itself. */
  readonly handled?: readonly number[];
}

/** The step that an agreement takes next. */
function useStep<Input>({ done, send, onDone, onError, handled = [] }: Step<Input>) {
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: send,
    meta: handledByPage(...handled),
    // The performance that it is about, its lists and the diagram show how far it is.
    onSettled: () => invalidate(queries),
    onError,
    onSuccess: () => {
      toast.show({ tone: 'success', title: done });
      onDone();
    },
  });
}

type Shown = Pick<PerjanjianDetail, 'id' | 'versi' | 'jenis'>;
const shownInput = ({ id, versi }: Shown) => ({ params: { id }, ifMatch: rowEtag({ versi }) });

export function useTerbitkan(shown: Shown, onDone: () => void) {
  const [idempotencyKey] = useState(newIdempotencyKey);
  const { seen, refused } = useSeen(shown);
  const input = { ...shownInput(seen), idempotencyKey };
  return useStep({
    done: 'Perjanjian kinerja diterbitkan',
    send: ({ tanggal, tempat, nama, jabatan }: Penerbitan) =>
      seen.jenis === 'pemda'
        ? apiClient.request(perjanjianKinerjaPemdaEndpoints.terbitkan, {
            ...input,
            body: { tanggal, tempat, nama, jabatan },
          })
        : apiClient.request(stepsOf(seen.jenis).terbitkan, { ...input, body: { tanggal, tempat } }),
    onDone,
    onError: refused,
    handled: [409, 412, 422],
  });
}

export function useSign(shown: Shown, onDone: () => void) {
  const { seen, refused } = useSeen(shown);
  return useStep({
    done: 'Salinan bertanda tangan disimpan',
    send: (berkas_id: number) =>
      apiClient.request(stepsOf(seen.jenis).tandaTangan, { ...shownInput(seen), body: { berkas_id } }),
    onDone,
    onError: refused,
    handled: [409, 412, 422],
  });
}

export const useRemoveDraft = (shown: Shown, onDone: () => void) =>
  useStep({
    done: 'Draf dihapus',
    send: () => apiClient.request(stepsOf(shown.jenis).remove, shownInput(shown)),
    onDone,
  });
