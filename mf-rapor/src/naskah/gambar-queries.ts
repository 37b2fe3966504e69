import { apiClient, fileEndpoints } from '@selaras/api-client';
import { queryOptions } from '@tanstack/react-query';

/** A kept picture with the reader's rights; a file of an id never changes. */
export const gambarQuery = (id: number) =>
  queryOptions({
    queryKey: ['berkas', id],
    queryFn: () => apiClient.file(fileEndpoints.downloadFile, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
