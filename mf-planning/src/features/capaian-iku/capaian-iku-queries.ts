import { callQuery, endpointsOf } from '@selaras/api-client';
import { type capaianIkuCalls, capaianIkuRoutes, type QueryOf } from '@selaras/contracts';

const RESOURCE = 'capaian-iku';
export const capaianIkuEndpoints = endpointsOf<typeof capaianIkuCalls>(capaianIkuRoutes);
const { list, summary } = capaianIkuEndpoints;

/** Achievement of the key indicators of regency and units (domain §9). */
export const capaianIkuQueries = {
  all: [RESOURCE] as const,
  list: (query: QueryOf<typeof capaianIkuCalls.list>) => callQuery(RESOURCE, list, { query }),
  summary: (query: QueryOf<typeof capaianIkuCalls.summary>) => callQuery(RESOURCE, summary, { query }),
};
