import { endpointsOf } from '@selaras/api-client';
import { type referensiCalls, referensiEntity, referensiRoutes } from '@selaras/contracts';
import { rowLabelOf, wordsOf } from '@selaras/resource/core';
import { definePlanResource } from '../../resource/plan-resource';

const referensiEndpoints = endpointsOf<typeof referensiCalls>(referensiRoutes);

/** Deadlines of the chosen year. */
export const referensi = definePlanResource({
  endpoints: referensiEndpoints,
  ...wordsOf(referensiEntity),
  labelOf: rowLabelOf(referensiEntity),
});
