import { apiClient, handledByPage, invalidate, newIdempotencyKey, rowEtag } from '@selaras/api-client';
import type { BodyOf, LkeTindakLanjut, lkeTindakLanjutCalls } from '@selaras/contracts';
import type { Halaman, LangkahTindakLanjutLke } from '@selaras/domain';
import { useSeen } from '@selaras/resource';
import { useAct } from '@selaras/resource/act';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lembarQueries } from '../../lembar/lembar-queries';
import { evidenQueries } from '../bukti/bukti-queries';
import type { Lampiran } from '../bukti/use-bukti';
import { tindakLanjutEndpoints, tindakLanjutQueries } from './tindak-lanjut-queries';

type Answer = { data: LkeTindakLanjut };
const refusals = [403, 404, 409, 412, 422];
const handled = handledByPage(...refusals);
const paramsOf = ({ satuan_kerja, id }: LkeTindakLanjut) => ({
  satkerId: satuan_kerja.satuan_kerja_id,
  tindakLanjutId: id,
});

/** Shows a follow-up as the server stored it; everything that counts follow-ups is read anew. */
function useStored() {
  const queries = useQueryClient();
  return ({ data }: Answer) => {
    const { queryKey } = tindakLanjutQueries.get(data.satuan_kerja.satuan_kerja_id);
    queries.setQueryData<{ data: LkeTindakLanjut[] }>(queryKey, (before) =>
      before === undefined
        ? undefined
        : { data: before.data.map((row) => (row.id === data.id ? data : row)) },
    );
    invalidate(queries, { queryKey: lembarQueries.all });
    invalidate(queries, { queryKey: evidenQueries.all });
  };
}

type IsiRencana = BodyOf<typeof lkeTindakLanjutCalls.save>;

/** Stores plan, owner and day on the version that was read. */
export function useSaveRencana(row: LkeTindakLanjut) {
  const onSuccess = useStored();
  return useMutation({
    mutationFn: (body: IsiRencana) =>
      apiClient.request(tindakLanjutEndpoints.save, {
        params: paramsOf(row),
        body,
        ifMatch: rowEtag(row),
      }),
    meta: handled,
    onSuccess,
  });
}

/** Attaches evidence; sent twice it stands once. */
export function useLampirkan(row: LkeTindakLanjut) {
  const onSuccess = useStored();
  return useMutation({
    mutationFn: ({ isi, halaman }: Lampiran) =>
      apiClient.request(tindakLanjutEndpoints.lampirkan, {
        params: paramsOf(row),
        body: { isi, ...(halaman !== null && { halaman }) },
        tahun: row.tahun,
        idempotencyKey: newIdempotencyKey(),
      }),
    meta: handled,
    onSuccess,
  });
}

/** Names the pages of what is attached. */
export function useHalamanLampiran(row: LkeTindakLanjut, evidenVersiId: number) {
  const onSuccess = useStored();
  return useMutation({
    mutationFn: ({ halaman, versi }: { halaman: Halaman | null; versi: number }) =>
      apiClient.request(tindakLanjutEndpoints.halaman, {
        params: { ...paramsOf(row), evidenVersiId },
        body: { halaman },
        ifMatch: rowEtag({ versi }),
      }),
    meta: handled,
    onSuccess,
  });
}

/** Takes evidence off a follow-up; the evidence itself stays. */
export function useLepaskan(row: LkeTindakLanjut) {
  const onSuccess = useStored();
  return useMutation({
    mutationFn: (evidenVersiId: number) =>
      apiClient.request(tindakLanjutEndpoints.lepaskan, {
        params: { ...paramsOf(row), evidenVersiId },
        ifMatch: rowEtag(row),
      }),
    meta: handled,
    onSuccess,
  });
}

/** Takes a step of the follow-up that was opened, once however often it is pressed. */
export function useLangkahTindakLanjut(row: LkeTindakLanjut, langkah: LangkahTindakLanjutLke, done: string) {
  const stored = useStored();
  const { seen, refused } = useSeen(row);
  return useAct({
    send: (idempotencyKey, catatan: string) => {
      const sent = { params: paramsOf(seen), ifMatch: rowEtag(seen), idempotencyKey };
      if (langkah === 'ajukan') return apiClient.request(tindakLanjutEndpoints.ajukan, { ...sent, body: {} });
      return langkah === 'kembalikan'
        ? apiClient.request(tindakLanjutEndpoints.kembalikan, { ...sent, body: { catatan } })
        : apiClient.request(tindakLanjutEndpoints.tutup, { ...sent, body: { catatan: catatan || null } });
    },
    handled: refusals,
    done,
    reads: lembarQueries.all,
    onRefused: refused,
    onDone: stored,
  });
}
