import { endpointsOf } from '@selaras/api-client';
import {
  type sasaranStrategisPdCalls,
  sasaranStrategisPdEntity,
  sasaranStrategisPdRoutes,
} from '@selaras/contracts';
import { rowLabelOf, wordsOf } from '@selaras/resource/core';
import { definePlanResource } from '../../resource/plan-resource';

const sasaranStrategisPdEndpoints = endpointsOf<typeof sasaranStrategisPdCalls>(sasaranStrategisPdRoutes);

/** Strategic goal of a unit with its key indicator, five years. */
export const sasaranStrategisPd = definePlanResource({
  endpoints: sasaranStrategisPdEndpoints,
  ...wordsOf(sasaranStrategisPdEntity),
  labelOf: rowLabelOf(sasaranStrategisPdEntity),
});
