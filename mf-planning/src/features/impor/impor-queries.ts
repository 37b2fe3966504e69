import { ApiError, apiClient, handledByPage, invalidate } from '@selaras/api-client';
import type { Impor } from '@selaras/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { imporEndpoints, imporQueries } from './impor-endpoints';
import type { JenisBerkas } from './impor-jenis';

const POLL_MS = 700;

/** One import, asked for again and again while it runs. */
export function useImpor(id: number) {
  return useQuery({
    ...imporQueries.one(id),
    meta: handledByPage(404),
    refetchInterval: ({ state }) => (state.data?.data.keadaan === 'berjalan' ? POLL_MS : false),
  });
}

interface Upload {
  readonly file: File;
  readonly satuanKerjaId: number;
}

/** Sends a file and answers its preview. */
export function usePreview(jenis: JenisBerkas) {
  return useMutation({
    meta: handledByPage(413, 415, 422),
    mutationFn: ({ file, satuanKerjaId }: Upload) =>
      apiClient.request(jenis.pratinjau, {
        query: { satuan_kerja_id: satuanKerjaId, nama_file: file.name },
        file,
      }),
  });
}

/** Runs or stops an import; what it shows is its state after that, also when somebody was faster elsewhere. */
export function useImporAct(id: number) {
  const client = useQueryClient();
  const { queryKey } = imporQueries.one(id);
  return useMutation({
    meta: handledByPage(409),
    mutationFn: (act: 'jalankan' | 'batal') =>
      act === 'jalankan'
        ? apiClient.request(imporEndpoints.run, { params: { id } })
        : apiClient.request(imporEndpoints.cancel, { params: { id } }),
    onSuccess: (answer: { data: Impor }) => {
      client.setQueryData(queryKey, answer);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) invalidate(client, { queryKey });
    },
  });
}
