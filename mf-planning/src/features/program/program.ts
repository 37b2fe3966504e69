import { endpointsOf } from '@selaras/api-client';
import { type programCalls, programEntity, programRoutes } from '@selaras/contracts';
import { rowLabelOf, wordsOf } from '@selaras/resource/core';
import { definePlanResource } from '../../resource/plan-resource';

const programEndpoints = endpointsOf<typeof programCalls>(programRoutes);

/** Budget nomenclature of a unit and year: programme. */
export const program = definePlanResource({
  endpoints: programEndpoints,
  ...wordsOf(programEntity),
  labelOf: rowLabelOf(programEntity),
});
