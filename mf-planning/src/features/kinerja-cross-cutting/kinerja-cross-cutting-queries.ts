import { callQuery, endpointsOf } from '@selaras/api-client';
import {
  type kinerjaCrossCuttingCalls,
  type QueryOf,
  type simpulCrossCalls,
  type simpulCrossEksporCalls,
  simpulCrossEksporRoutes,
  simpulCrossRoutes,
} from '@selaras/contracts';
import { kinerjaCrossCuttingEndpoints } from './kinerja-cross-cutting';

const RESOURCE = 'kinerja-cross-cutting';
const simpulCross = endpointsOf<typeof simpulCrossCalls>(simpulCrossRoutes);
export const simpulCrossEksporEndpoints = endpointsOf<typeof simpulCrossEksporCalls>(simpulCrossEksporRoutes);

/** Level below which contributions stand, by the name of their page's call. */
export type SimpulCross = keyof typeof simpulCross;

/** Contributions between units (domain §7). */
export const kinerjaCrossCuttingQueries = {
  all: [RESOURCE] as const,
  /** Nodes of one unit on one level, to choose from. */
  pilihanSimpul: (query: QueryOf<typeof kinerjaCrossCuttingCalls.pilihanSimpul>) =>
    callQuery(RESOURCE, kinerjaCrossCuttingEndpoints.pilihanSimpul, { query }),
  /** Contributions below one node; all four calls answer alike. */
  simpul: (level: SimpulCross, id: number, query: QueryOf<typeof simpulCrossCalls.kinerjaProgram> = {}) =>
    callQuery(RESOURCE, simpulCross[level] as (typeof simpulCross)['kinerjaProgram'], {
      params: { id },
      query,
    }),
};
