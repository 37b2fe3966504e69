import { callQuery, endpointsOf } from '@selaras/api-client';
import { type QueryOf, type validasiPerencanaanCalls, validasiPerencanaanRoutes } from '@selaras/contracts';

const RESOURCE = 'validasi-perencanaan';
export const validasiPerencanaanEndpoints =
  endpointsOf<typeof validasiPerencanaanCalls>(validasiPerencanaanRoutes);
const { queue: antrean, get: rincian, history: riwayat } = validasiPerencanaanEndpoints;

/** Planning validation of the units (domain §7). */
export const validasiPerencanaanQueries = {
  all: [RESOURCE] as const,
  antrean: (query: QueryOf<typeof validasiPerencanaanCalls.queue> = {}) =>
    callQuery(RESOURCE, antrean, { query }),
  rincian: (satkerId: number) => callQuery(RESOURCE, rincian, { params: { satkerId } }),
  riwayat: (satkerId: number, page = 1) =>
    callQuery(RESOURCE, riwayat, { params: { satkerId }, query: { page } }),
};
