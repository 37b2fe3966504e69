import { callQuery, endpointsOf } from '@selaras/api-client';
import {
  type dokumenCalls,
  dokumenRoutes,
  type publicDokumenCalls,
  publicDokumenRoutes,
  type QueryOf,
} from '@selaras/contracts';

const RESOURCE = 'dokumen';

export const dokumenEndpoints = endpointsOf<typeof dokumenCalls>(dokumenRoutes);
export const publicDokumenEndpoints = endpointsOf<typeof publicDokumenCalls>(publicDokumenRoutes);

export const dokumenQueries = {
  all: { queryKey: [RESOURCE] },
  list: (query: QueryOf<typeof dokumenCalls.list>) => callQuery(RESOURCE, dokumenEndpoints.list, { query }),
  versions: (id: number) => callQuery(RESOURCE, dokumenEndpoints.versions, { params: { id } }),
  publicList: (jenisDokumenId: number, query: QueryOf<typeof publicDokumenCalls.list>) =>
    callQuery(RESOURCE, publicDokumenEndpoints.list, { params: { jenisDokumenId }, query }),
};
