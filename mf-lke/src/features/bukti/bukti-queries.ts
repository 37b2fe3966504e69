import { callQuery, endpointsOf } from '@selaras/api-client';
import {
  type lkeBuktiCalls,
  lkeBuktiRoutes,
  type lkeEvidenCalls,
  lkeEvidenRoutes,
  type QueryOf,
} from '@selaras/contracts';

const RESOURCE = 'lke-eviden';

export const evidenEndpoints = endpointsOf<typeof lkeEvidenCalls>(lkeEvidenRoutes);
export const buktiEndpoints = endpointsOf<typeof lkeBuktiCalls>(lkeBuktiRoutes);

/** What evidence a unit has. */
export const evidenQueries = {
  all: [RESOURCE] as const,
  list: (satkerId: number, query: QueryOf<typeof lkeEvidenCalls.list>) =>
    callQuery(RESOURCE, evidenEndpoints.list, { params: { satkerId }, query }),
};
