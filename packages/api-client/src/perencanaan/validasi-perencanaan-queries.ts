import { callQuery } from '@selaras/api-client';
import type { QueryOf, validasiPerencanaanCalls } from '@selaras/contracts';
import { resources } from './resource-endpoints';

const RESOURCE = 'validasi-perencanaan';
const { antrean, rincian, riwayat } = resources.validasiPerencanaan;

/** Planning validation of the units (domain §7). */
export const validasiPerencanaanQueries = {
  all: [RESOURCE] as const,
  antrean: (query: QueryOf<typeof validasiPerencanaanCalls.antrean> = {}) =>
    callQuery(RESOURCE, antrean, { query }),
  rincian: (satkerId: number) => callQuery(RESOURCE, rincian, { params: { satkerId } }),
  riwayat: (satkerId: number, page = 1) =>
    callQuery(RESOURCE, riwayat, { params: { satkerId }, query: { page } }),
};
