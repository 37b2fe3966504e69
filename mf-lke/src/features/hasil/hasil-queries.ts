import { callQuery, endpointsOf } from '@selaras/api-client';
import {
  type lkeHasilCalls,
  type lkeHasilPublikCalls,
  lkeHasilPublikRoutes,
  lkeHasilRoutes,
} from '@selaras/contracts';

const RESOURCE = 'lke';
export const hasilEndpoints = endpointsOf<typeof lkeHasilCalls>(lkeHasilRoutes);
const publik = endpointsOf<typeof lkeHasilPublikCalls>(lkeHasilPublikRoutes);

/** Results of the evaluation in the chosen year, and those that everybody may see (domain §4). */
export const hasilQueries = {
  list: () => callQuery(RESOURCE, hasilEndpoints.list, {}),
  get: (satkerId: number) => callQuery(RESOURCE, hasilEndpoints.get, { params: { satkerId } }),
  publik: () => callQuery(RESOURCE, publik.list, {}),
};
