import { apiClient, callQuery, endpointsOf, fileEndpoints } from '@selaras/api-client';
import {
  type lkeFrasaCalls,
  lkeFrasaRoutes,
  type lkeKomentarCalls,
  lkeKomentarRoutes,
  type lkePenilaianCalls,
  lkePenilaianRoutes,
  type QueryOf,
} from '@selaras/contracts';
import { queryOptions } from '@tanstack/react-query';
import { lembarQueries } from '../../lembar/lembar-queries';

const [RESOURCE] = lembarQueries.all;
export const penilaianEndpoints = endpointsOf<typeof lkePenilaianCalls>(lkePenilaianRoutes);
export const frasaEndpoints = endpointsOf<typeof lkeFrasaCalls>(lkeFrasaRoutes);
export const komentarEndpoints = endpointsOf<typeof lkeKomentarCalls>(lkeKomentarRoutes);

/** A kept file stays as it is, so that it is fetched once; it is let go soon, because it may be large. */
const FILE_KEPT_MS = 60_000;

/** What evaluators and plenary work with. */
export const penilaianQueries = {
  list: (query: QueryOf<typeof lkePenilaianCalls.list>) =>
    callQuery(RESOURCE, penilaianEndpoints.list, { query }),
  pleno: (satkerId: number) => callQuery(RESOURCE, penilaianEndpoints.getPleno, { params: { satkerId } }),
  frasa: () => callQuery('lke-frasa', frasaEndpoints.list, {}),
  komentar: (satkerId: number, kriteria_id: number, page = 1) =>
    callQuery('lke-komentar', komentarEndpoints.list, { params: { satkerId }, query: { kriteria_id, page } }),
  jumlahKomentar: (satkerId: number) =>
    callQuery('lke-komentar', komentarEndpoints.jumlah, { params: { satkerId } }),
  berkas: (id: number) =>
    queryOptions({
      queryKey: ['lke-berkas', id],
      queryFn: ({ signal }) => apiClient.file(fileEndpoints.downloadFile, { params: { id }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: FILE_KEPT_MS,
    }),
};
