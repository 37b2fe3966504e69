import { callQuery, endpointsOf } from '@selaras/api-client';
import {
  type komentarRencanaCalls,
  komentarRencanaRoutes,
  type QueryOf,
  type validasiPerencanaanCalls,
  validasiPerencanaanRoutes,
} from '@selaras/contracts';

const RESOURCE = 'validasi-perencanaan';
export const validasiPerencanaanEndpoints =
  endpointsOf<typeof validasiPerencanaanCalls>(validasiPerencanaanRoutes);
const { queue, get, history } = validasiPerencanaanEndpoints;

/** Threads about rows of a plan. */
export const komentarRencanaEndpoints = endpointsOf<typeof komentarRencanaCalls>(komentarRencanaRoutes);
export const KOMENTAR = 'komentar-rencana';

/** Planning validation of the units (domain §7). */
export const validasiPerencanaanQueries = {
  all: [RESOURCE] as const,
  queue: (query: QueryOf<typeof validasiPerencanaanCalls.queue> = {}) =>
    callQuery(RESOURCE, queue, { query }),
  get: (satkerId: number) => callQuery(RESOURCE, get, { params: { satkerId } }),
  history: (satkerId: number, page = 1) =>
    callQuery(RESOURCE, history, { params: { satkerId }, query: { page } }),
  komentar: (satkerId: number) =>
    callQuery(KOMENTAR, komentarRencanaEndpoints.list, { params: { satkerId } }),
};
