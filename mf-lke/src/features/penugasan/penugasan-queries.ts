import { callQuery, endpointsOf } from '@selaras/api-client';
import { type lkePenugasanCalls, lkePenugasanRoutes } from '@selaras/contracts';
import { lembarQueries } from '../../lembar/lembar-queries';

const [RESOURCE] = lembarQueries.all;
export const penugasanEndpoints = endpointsOf<typeof lkePenugasanCalls>(lkePenugasanRoutes);

/** Who evaluates which unit. */
export const penugasanQueries = { get: () => callQuery(RESOURCE, penugasanEndpoints.get, {}) };
