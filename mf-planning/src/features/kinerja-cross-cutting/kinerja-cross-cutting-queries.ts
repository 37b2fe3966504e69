import { callQuery, endpointsOf } from '@selaras/api-client';
import {
  type CrossLevel,
  type kinerjaCrossCuttingCalls,
  type nodeCrossCalls,
  type nodeCrossExportCalls,
  nodeCrossExportRoutes,
  nodeCrossRoutes,
  type QueryOf,
} from '@selaras/contracts';
import { kinerjaCrossCuttingEndpoints } from './kinerja-cross-cutting';

const RESOURCE = 'kinerja-cross-cutting';
const nodeCross = endpointsOf<typeof nodeCrossCalls>(nodeCrossRoutes);
export const nodeCrossExportEndpoints = endpointsOf<typeof nodeCrossExportCalls>(nodeCrossExportRoutes);

/** Contributions between units (domain §7). */
export const kinerjaCrossCuttingQueries = {
  all: [RESOURCE] as const,
  /** Nodes of one unit on one level, to choose from. */
  nodeOptions: (query: QueryOf<typeof kinerjaCrossCuttingCalls.nodeOptions>) =>
    callQuery(RESOURCE, kinerjaCrossCuttingEndpoints.nodeOptions, { query }),
  /** Contributions of one level below one node. */
  belowNode: (level: CrossLevel, id: number, query: QueryOf<(typeof nodeCrossCalls)[CrossLevel]> = {}) =>
    callQuery(RESOURCE, nodeCross[level], { params: { id }, query }),
};
