import { endpointsOf } from '@selaras/api-client';
import { type kinerjaProgramCalls, kinerjaProgramEntity, kinerjaProgramRoutes } from '@selaras/contracts';
import { rowLabelOf, wordsOf } from '@selaras/resource/core';
import { definePlanResource } from '../../resource/plan-resource';

export const kinerjaProgramEndpoints = endpointsOf<typeof kinerjaProgramCalls>(kinerjaProgramRoutes);

/** Programme performance: a unit's outcome below its strategic goal. */
export const kinerjaProgram = definePlanResource({
  endpoints: kinerjaProgramEndpoints,
  ...wordsOf(kinerjaProgramEntity),
  labelOf: rowLabelOf(kinerjaProgramEntity),
});
