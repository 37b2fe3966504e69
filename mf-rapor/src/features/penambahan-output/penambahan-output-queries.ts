import { callQuery, endpointsOf } from '@selaras/api-client';
import { type penambahanOutputCalls, penambahanOutputRoutes } from '@selaras/contracts';

const RESOURCE = 'penambahan-output';
export const penambahanOutputEndpoints = endpointsOf<typeof penambahanOutputCalls>(penambahanOutputRoutes);
const { list, history } = penambahanOutputEndpoints;

/** Outputs beyond plan of the chosen year, and who changed a unit's numbers (domain §9 2.6). */
export const penambahanOutputQueries = {
  all: [RESOURCE] as const,
  list: () => callQuery<typeof penambahanOutputCalls.list>(RESOURCE, list, {}),
  history: (satkerId: number, page: number) =>
    callQuery<typeof penambahanOutputCalls.history>(RESOURCE, history, {
      params: { satkerId },
      query: { page },
    }),
};
