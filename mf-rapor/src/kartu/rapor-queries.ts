import { callQuery, endpointsOf } from '@selaras/api-client';
import {
  type QueryOf,
  type raporCalls,
  type raporPublikCalls,
  raporPublikRoutes,
  raporRoutes,
} from '@selaras/contracts';

const RESOURCE = 'rapor';
export const raporEndpoints = endpointsOf<typeof raporCalls>(raporRoutes);
const publik = endpointsOf<typeof raporPublikCalls>(raporPublikRoutes);

/** Report cards of the chosen year. */
export const raporQueries = {
  ringkasan: (query: QueryOf<typeof raporCalls.ringkasan>) =>
    callQuery(RESOURCE, raporEndpoints.ringkasan, { query }),
  data: (query: QueryOf<typeof raporCalls.data>) => callQuery(RESOURCE, raporEndpoints.data, { query }),
  sasaran: (query: QueryOf<typeof raporCalls.sasaran>) =>
    callQuery(RESOURCE, raporEndpoints.sasaran, { query }),
  peringkat: (triwulan: number) => callQuery(RESOURCE, raporEndpoints.peringkat, { query: { triwulan } }),
  publik: (triwulan: number, satkerId: number) =>
    callQuery(RESOURCE, publik.kartu, { params: { triwulan, satkerId } }),
};
