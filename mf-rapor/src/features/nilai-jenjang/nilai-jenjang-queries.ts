import { callQuery, endpointsOf } from '@selaras/api-client';
import { type nilaiJenjangCalls, nilaiJenjangRoutes } from '@selaras/contracts';

const RESOURCE = 'nilai-jenjang-kinerja';
export const nilaiJenjangEndpoints = endpointsOf<typeof nilaiJenjangCalls>(nilaiJenjangRoutes);
const { list, rekap } = nilaiJenjangEndpoints;

/** Classes of the units' key indicators in the chosen year, and the recap of units (domain §3). */
export const nilaiJenjangQueries = {
  all: [RESOURCE] as const,
  list: () => callQuery<typeof nilaiJenjangCalls.list>(RESOURCE, list, { query: {} }),
  rekap: () => callQuery<typeof nilaiJenjangCalls.rekap>(RESOURCE, rekap, {}),
};
