import { callQuery, endpointsOf } from '@selaras/api-client';
import { type perbaikanCalls, perbaikanRoutes, type QueryOf } from '@selaras/contracts';

const RESOURCE = 'rapor';
export const perbaikanEndpoints = endpointsOf<typeof perbaikanCalls>(perbaikanRoutes);

/** Causes of missed targets and what repairs them, of the chosen year. */
export const perbaikanQueries = {
  kinerja: (kinerjaId: number) => callQuery(RESOURCE, perbaikanEndpoints.kinerja, { params: { kinerjaId } }),
  list: (query: QueryOf<typeof perbaikanCalls.list>) =>
    callQuery(RESOURCE, perbaikanEndpoints.list, { query }),
};
