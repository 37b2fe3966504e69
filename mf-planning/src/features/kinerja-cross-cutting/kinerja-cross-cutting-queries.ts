import { callQuery, endpointsOf } from '@selaras/api-client';
import {
  type CrossLevel,
  type kinerjaCrossCuttingCalls,
  type QueryOf,
  type simpulCrossCalls,
  type simpulCrossExportCalls,
  simpulCrossExportRoutes,
  simpulCrossRoutes,
} from '@selaras/contracts';
import { kinerjaCrossCuttingEndpoints } from './kinerja-cross-cutting';

const RESOURCE = 'kinerja-cross-cutting';
const simpulCross = endpointsOf<typeof simpulCrossCalls>(simpulCrossRoutes);
export const simpulCrossExportEndpoints = endpointsOf<typeof simpulCrossExportCalls>(simpulCrossExportRoutes);

/** Contributions between units (domain §7). */
export const kinerjaCrossCuttingQueries = {
  all: [RESOURCE] as const,
  /** Nodes of one unit on one level, to choose from. */
  pilihanSimpul: (query: QueryOf<typeof kinerjaCrossCuttingCalls.pilihanSimpul>) =>
    callQuery(RESOURCE, kinerjaCrossCuttingEndpoints.pilihanSimpul, { query }),
  /** Contributions of one level below one node. */
  simpul: (level: CrossLevel, id: number, query: QueryOf<(typeof simpulCrossCalls)[CrossLevel]> = {}) =>
    callQuery(RESOURCE, simpulCross[level], { params: { id }, query }),
};
