import { apiClient, dashboardEndpoints, dashboardQueries } from '@selaras/api-client';
import { takeEarly } from '../../session/early-answers';

/** What awaits the reader; the answer that was asked for before the portal had come counts as one of its own. */
export const hariIniQuery = () => ({
  ...dashboardQueries.hariIni(),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await takeEarly('hariIni')) ?? apiClient.request(dashboardEndpoints.getHariIni, { signal }),
});
