import { callQuery, endpointsOf } from '@selaras/api-client';
import { type rekapAnggaranCalls, rekapAnggaranRoutes } from '@selaras/contracts';

const RESOURCE = 'rekap-anggaran';
export const rekapAnggaranEndpoints = endpointsOf<typeof rekapAnggaranCalls>(rekapAnggaranRoutes);
const { tree, kabupaten } = rekapAnggaranEndpoints;

/** Budget recap of a unit as a tree, and of all units as their sums (domain §9). */
export const rekapAnggaranQueries = {
  all: [RESOURCE] as const,
  tree: (satuan_kerja_id: number) => callQuery(RESOURCE, tree, { query: { satuan_kerja_id } }),
  kabupaten: () => callQuery(RESOURCE, kabupaten, {}),
};
