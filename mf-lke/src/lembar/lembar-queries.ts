import { callQuery, endpointsOf } from '@selaras/api-client';
import {
  type lkeInstrumenCalls,
  lkeInstrumenRoutes,
  type lkeLangkahCalls,
  lkeLangkahRoutes,
  type lkeLembarCalls,
  lkeLembarRoutes,
} from '@selaras/contracts';

const RESOURCE = 'lke';
const instrumenEndpoints = endpointsOf<typeof lkeInstrumenCalls>(lkeInstrumenRoutes);
const lembarEndpoints = endpointsOf<typeof lkeLembarCalls>(lkeLembarRoutes);

/** The steps of an evaluation, each a call of its own. */
export const langkahEndpoints = endpointsOf<typeof lkeLangkahCalls>(lkeLangkahRoutes);

/** The instrument of the chosen year and a unit's worksheet in it (domain §4). */
export const lembarQueries = {
  all: [RESOURCE] as const,
  instrumen: () => callQuery(RESOURCE, instrumenEndpoints.get, {}),
  lembar: (satkerId: number) => callQuery(RESOURCE, lembarEndpoints.get, { params: { satkerId } }),
  history: (satkerId: number, page = 1) =>
    callQuery(RESOURCE, lembarEndpoints.history, { params: { satkerId }, query: { page } }),
};
