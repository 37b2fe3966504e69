import { callQuery, endpointsOf } from '@selaras/api-client';
import { type pegawaiCalls, pegawaiRoutes, type QueryOf } from '@selaras/contracts';

const RESOURCE = 'pegawai';
export const pegawaiEndpoints = endpointsOf<typeof pegawaiCalls>(pegawaiRoutes);

/** Employees with their posts by time. */
export const pegawaiQueries = {
  list: (query: QueryOf<typeof pegawaiCalls.list>) => callQuery(RESOURCE, pegawaiEndpoints.list, { query }),
  get: (nip: string) => callQuery(RESOURCE, pegawaiEndpoints.get, { params: { nip } }),
  history: (nip: string, page: number) =>
    callQuery(RESOURCE, pegawaiEndpoints.history, { params: { nip }, query: { page } }),
} as const;
