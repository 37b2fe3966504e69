import { ApiError, apiClient, handledByPage, invalidate } from '@selaras/api-client';
import type { ImportJob } from '@selaras/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { importEndpoints, importQueries } from './import-endpoints';
import type { ImportKind } from './import-kind';

const POLL_MS = 700;

/** One import, asked for again and again while it runs. */
export function useImport(id: number) {
  return useQuery({
    ...importQueries.one(id),
    meta: handledByPage(404),
    refetchInterval: ({ state }) => (state.data?.data.keadaan === 'berjalan' ? POLL_MS : false),
  });
}

interface Upload {
  readonly file: File;
  readonly satuanKerjaId: number;
}

/** Sends a file and answers its preview. */
export function usePreview(kind: ImportKind) {
  return useMutation({
    meta: handledByPage(413, 415, 422),
    mutationFn: ({ file, satuanKerjaId }: Upload) => kind.preview(file, satuanKerjaId),
  });
}

/** Runs or stops an import; what it shows is its state after that, also when somebody was faster elsewhere. */
export function useImportAct(id: number) {
  const client = useQueryClient();
  const { queryKey } = importQueries.one(id);
  return useMutation({
    meta: handledByPage(409),
    mutationFn: (act: 'jalankan' | 'batal') =>
      act === 'jalankan'
        ? apiClient.request(importEndpoints.run, { params: { id } })
        : apiClient.request(importEndpoints.cancel, { params: { id } }),
    onSuccess: (answer: { data: ImportJob }) => {
      client.setQueryData(queryKey, answer);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) invalidate(client, { queryKey });
    },
  });
}
