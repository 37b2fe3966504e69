import { callQuery, endpointsOf } from '@selaras/api-client';
import {
  type perjanjianKinerjaCalls,
  type perjanjianKinerjaPegawaiCalls,
  perjanjianKinerjaPegawaiRoutes,
  type perjanjianKinerjaPemdaCalls,
  perjanjianKinerjaPemdaRoutes,
  perjanjianKinerjaRoutes,
  type QueryOf,
} from '@selaras/contracts';

const RESOURCE = 'perjanjian-kinerja';
export const perjanjianKinerjaEndpoints = endpointsOf<typeof perjanjianKinerjaCalls>(perjanjianKinerjaRoutes);
export const perjanjianKinerjaPegawaiEndpoints = endpointsOf<typeof perjanjianKinerjaPegawaiCalls>(
  perjanjianKinerjaPegawaiRoutes,
);
export const perjanjianKinerjaPemdaEndpoints = endpointsOf<typeof perjanjianKinerjaPemdaCalls>(
  perjanjianKinerjaPemdaRoutes,
);

/** Performance agreements of units, the regency and employees (domain §9). */
export const perjanjianKinerjaQueries = {
  all: [RESOURCE] as const,
  list: (query: QueryOf<typeof perjanjianKinerjaCalls.list> = {}) =>
    callQuery(RESOURCE, perjanjianKinerjaEndpoints.list, { query }),
  get: (id: number) => callQuery(RESOURCE, perjanjianKinerjaEndpoints.get, { params: { id } }),
  listPegawai: (query: QueryOf<typeof perjanjianKinerjaPegawaiCalls.list> = {}) =>
    callQuery(RESOURCE, perjanjianKinerjaPegawaiEndpoints.list, { query }),
  getPegawai: (id: number) => callQuery(RESOURCE, perjanjianKinerjaPegawaiEndpoints.get, { params: { id } }),
} as const;
