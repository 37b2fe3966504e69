import { callQuery, endpointsOf } from '@selaras/api-client';
import { type skpCalls, skpRoutes } from '@selaras/contracts';

const RESOURCE = 'skp';
export const skpEndpoints = endpointsOf<typeof skpCalls>(skpRoutes);

/** Targets of employees of the chosen year. */
export const skpQueries = {
  sendiri: () => callQuery(RESOURCE, skpEndpoints.sendiri, {}),
  get: (nip: string) => callQuery(RESOURCE, skpEndpoints.get, { params: { nip } }),
} as const;
