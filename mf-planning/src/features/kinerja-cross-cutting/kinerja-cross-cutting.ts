import { endpointsOf } from '@selaras/api-client';
import {
  type kinerjaCrossCuttingCalls,
  kinerjaCrossCuttingEntity,
  kinerjaCrossCuttingRoutes,
} from '@selaras/contracts';
import type { ListRow } from '@selaras/resource/core';
import { wordsOf } from '@selaras/resource/core';
import { definePlanResource } from '../../resource/plan-resource';

export const kinerjaCrossCuttingEndpoints =
  endpointsOf<typeof kinerjaCrossCuttingCalls>(kinerjaCrossCuttingRoutes);

/** Contribution of one unit below a node of another. */
export const kinerjaCrossCutting = definePlanResource({
  endpoints: kinerjaCrossCuttingEndpoints,
  ...wordsOf(kinerjaCrossCuttingEntity),
  labelOf: ({ induk, anak }) => `${anak.indikator} untuk ${induk.indikator}`,
});

export type CrossRow = ListRow<typeof kinerjaCrossCutting>;
export type CrossEnd = CrossRow['induk'];
