import { callQuery, endpointsOf } from '@selaras/api-client';
import { type lkeTindakLanjutCalls, lkeTindakLanjutRoutes, type QueryOf } from '@selaras/contracts';
import { lembarQueries } from '../../lembar/lembar-queries';

const [RESOURCE] = lembarQueries.all;

export const tindakLanjutEndpoints = endpointsOf<typeof lkeTindakLanjutCalls>(lkeTindakLanjutRoutes);

/** What units do about recommendations: of one unit, and of all whose follow-ups the reader sees. */
export const tindakLanjutQueries = {
  get: (satkerId: number) => callQuery(RESOURCE, tindakLanjutEndpoints.get, { params: { satkerId } }),
  list: (query: QueryOf<typeof lkeTindakLanjutCalls.list>) =>
    callQuery(RESOURCE, tindakLanjutEndpoints.list, { query }),
};
