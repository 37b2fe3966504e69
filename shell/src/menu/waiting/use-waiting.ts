import { apiClient, dashboardEndpoints, dashboardQueries } from '@selaras/api-client';
import type { Pekerjaan } from '@selaras/contracts';
import { useSession } from '@selaras/portal';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const nothing: readonly Pekerjaan[] = [];

/** What the dashboard's own question was just answered; undefined when it has to be asked. */
function known(queries: QueryClient): readonly Pekerjaan[] | undefined {
  const query = queries.getQueryCache().find<Awaited<ReturnType<typeof ask>>>(dashboardQueries.hariIni());
  return query === undefined || query.isStaleByTime(30_000) ? undefined : query.state.data?.data.pekerjaan;
}

const ask = () => apiClient.request(dashboardEndpoints.getHariIni, {});

/** Of one reader. Nobody asked for it: where it fails nothing is told, neither a count nor the failure. */
const waitingQuery = (queries: QueryClient, reader: number | undefined) =>
  queryOptions({
    queryKey: ['menunggu', reader],
    queryFn: async (): Promise<readonly Pekerjaan[]> =>
      known(queries) ??
      ask().then(
        ({ data }) => data.pekerjaan,
        () => nothing,
      ),
  });

/**
 * What waits for the reader in all years; asked for anew after each decision, as everything
 * that was read, and with a page that is opened when it is no longer fresh. Not for guests, nor while the server answers
 * nothing else before something about the account is done.
 */
export function useWaiting(): readonly Pekerjaan[] {
  const { user } = useSession();
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const asks = user !== null && user.harus === undefined;
  const options = waitingQuery(queries, user?.id);
  const { data } = useQuery({ ...options, enabled: asks });
  useEffect(() => {
    if (asks) void queries.prefetchQuery(options);
  }, [asks, pathname]);
  return asks && data !== undefined ? data : nothing;
}
