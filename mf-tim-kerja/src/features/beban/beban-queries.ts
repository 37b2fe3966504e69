import { callQuery, endpointsOf } from '@selaras/api-client';
import { type bebanKerjaCalls, bebanKerjaRoutes } from '@selaras/contracts';

const RESOURCE = 'beban-kerja';

export const bebanEndpoints = endpointsOf<typeof bebanKerjaCalls>(bebanKerjaRoutes);

/** The load of a unit's people, and what one of them carries. */
export const bebanQueries = {
  all: [RESOURCE] as const,
  list: (satkerId: number) => callQuery(RESOURCE, bebanEndpoints.list, { params: { satkerId } }),
  orang: (satkerId: number, pegawaiId: number) =>
    callQuery(RESOURCE, bebanEndpoints.get, { params: { satkerId, pegawaiId } }),
};
