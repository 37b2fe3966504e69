import { apiClient, rowEtag } from '@selaras/api-client';
import type { PerjanjianDetail, PerjanjianKinerjaKind } from '@selaras/contracts';
import type { TingkatSatuanKerja } from '@selaras/domain';
import { useSeen } from '@selaras/resource';
import { useAct } from '@selaras/resource/act';
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
export const useCreate = (onMade: (made: PerjanjianDetail) => void) =>
  useAct({
    send: (idempotencyKey, subjek: Subjek) => begin(subjek, idempotencyKey),
    onDone: ({ data }) => onMade(data),
  });

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

type Shown = Pick<PerjanjianDetail, 'id' | 'versi' | 'jenis'>;
const shownInput = ({ id, versi }: Shown) => ({ params: { id }, ifMatch: rowEtag({ versi }) });

export function useTerbitkan(shown: Shown, onDone: () => void) {
  const { seen, refused } = useSeen(shown);
  return useAct({
    done: 'Perjanjian kinerja diterbitkan',
    send: (idempotencyKey, { tanggal, tempat, nama, jabatan }: Penerbitan): Promise<unknown> => {
      const input = { ...shownInput(seen), idempotencyKey };
      return seen.jenis === 'pemda'
        ? apiClient.request(perjanjianKinerjaPemdaEndpoints.terbitkan, {
            ...input,
            body: { tanggal, tempat, nama, jabatan },
          })
        : apiClient.request(stepsOf(seen.jenis).terbitkan, { ...input, body: { tanggal, tempat } });
    },
    onDone,
    onRefused: refused,
    handled: [409, 412, 422],
  });
}

export function useSign(shown: Shown, onDone: () => void) {
  const { seen, refused } = useSeen(shown);
  return useAct({
    done: 'Salinan bertanda tangan disimpan',
    send: (_, berkas_id: number) =>
      apiClient.request(stepsOf(seen.jenis).tandaTangan, { ...shownInput(seen), body: { berkas_id } }),
    onDone,
    onRefused: refused,
    handled: [409, 412, 422],
  });
}

export const useRemoveDraft = (shown: Shown, onDone: () => void) =>
  useAct({
    done: 'Draf dihapus',
    send: () => apiClient.request(stepsOf(shown.jenis).remove, shownInput(shown)),
    onDone,
  });
