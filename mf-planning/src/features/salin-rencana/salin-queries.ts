import { apiClient, callQuery, endpointsOf } from '@selaras/api-client';
import { type BodyOf, type QueryOf, type salinRencanaCalls, salinRencanaRoutes } from '@selaras/contracts';

const RESOURCE = 'salin-rencana';
const endpoints = endpointsOf<typeof salinRencanaCalls>(salinRencanaRoutes);

/** The plan of an earlier year as it would be copied into the chosen one. */
export const salinQueries = {
  pratinjau: (query: QueryOf<typeof salinRencanaCalls.pratinjau>) =>
    callQuery<typeof salinRencanaCalls.pratinjau>(RESOURCE, endpoints.pratinjau, { query }),
};

export const sendSalin = (body: BodyOf<typeof salinRencanaCalls.salin>, idempotencyKey: string) =>
  apiClient.request(endpoints.salin, { body, idempotencyKey });

export const sendBatalkan = (body: BodyOf<typeof salinRencanaCalls.batalkan>) =>
  apiClient.request(endpoints.batalkan, { body });
