import {
  ApiError,
  apiClient,
  callQuery,
  endpointsOf,
  handledByPage,
  newIdempotencyKey,
} from '@selaras/api-client';
import { type BentukLkip, type LkipEkspor, type lkipEksporCalls, lkipEksporRoutes } from '@selaras/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const endpoints = endpointsOf<typeof lkipEksporCalls>(lkipEksporRoutes);
const POLL_MS = 500;

const eksporQuery = (id: number) =>
  callQuery<typeof lkipEksporCalls.baca>('lkip-ekspor', endpoints.baca, { params: { id } });

export const goesOn = ({ keadaan }: LkipEkspor): boolean => keadaan === 'antre' || keadaan === 'berjalan';

/** A file in the making, asked for again and again until it is made; null: none was begun. */
export function useEkspor(id: number | null) {
  return useQuery({
    ...eksporQuery(id ?? 0),
    enabled: id !== null,
    meta: handledByPage(404),
    refetchInterval: ({ state }) => (state.data === undefined || goesOn(state.data.data) ? POLL_MS : false),
  });
}

/** Begins a file of the report of this unit, or of the regency (null). Who still waits for another one gets that. */
export function useMulai(unit: number | null, onBegun: (ekspor: LkipEkspor) => void) {
  const client = useQueryClient();
  const begun = (ekspor: LkipEkspor) => {
    client.setQueryData(eksporQuery(ekspor.id).queryKey, { data: ekspor });
    onBegun(ekspor);
  };
  return useMutation({
    meta: handledByPage(409),
    mutationFn: (bentuk: BentukLkip) => {
      const input = { body: { bentuk }, idempotencyKey: newIdempotencyKey() };
      return unit === null
        ? apiClient.request(endpoints.kabupaten, input)
        : apiClient.request(endpoints.satuanKerja, { ...input, params: { satkerId: unit } });
    },
    onSuccess: ({ data }: { data: LkipEkspor }) => begun(data),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) begun(error.terkini as LkipEkspor);
    },
  });
}

export function useBatal(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiClient.request(endpoints.batal, { params: { id } }),
    onSuccess: (answer: { data: LkipEkspor }) => {
      client.setQueryData(eksporQuery(id).queryKey, answer);
    },
  });
}

/** Where the browser fetches the finished file by itself. */
export const berkasAddress = (id: number): string => apiClient.url(endpoints.berkas, { params: { id } });
