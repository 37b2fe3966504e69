import { callQuery, endpointsOf } from '@selaras/api-client';
import {
  type lkipAlurCalls,
  lkipAlurKabupatenRoutes,
  lkipAlurRoutes,
  type lkipReviuCalls,
  lkipReviuRoutes,
} from '@selaras/contracts';
import { lkipQueries, ownerParams } from '../lkip/lkip-queries';

const [RESOURCE] = lkipQueries.all;

/** Calls of the way of this unit's report; null: the regency's. */
export const alurEndpoints = (unit: number | null) =>
  endpointsOf<typeof lkipAlurCalls>(unit === null ? lkipAlurKabupatenRoutes : lkipAlurRoutes);

const reviu = endpointsOf<typeof lkipReviuCalls>(lkipReviuRoutes);

/** Where a report stands, and what waits for review; read anew with everything else of the report. */
export const alurQueries = {
  alur: (unit: number | null) =>
    callQuery<typeof lkipAlurCalls.baca>(RESOURCE, alurEndpoints(unit).baca, { params: ownerParams(unit) }),
  antrean: (page: number) =>
    callQuery<typeof lkipReviuCalls.antrean>(RESOURCE, reviu.antrean, { query: { page } }),
};
