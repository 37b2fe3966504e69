import { callQuery, endpointsOf } from '@selaras/api-client';
import { type lkePotretCalls, lkePotretRoutes } from '@selaras/contracts';

const RESOURCE = 'lke-potret';

const potretEndpoints = endpointsOf<typeof lkePotretCalls>(lkePotretRoutes);

/** What the portal says of a unit as evidence: as it stands now, and as it was when it was taken. */
export const potretQueries = {
  all: [RESOURCE] as const,
  tawaran: (satkerId: number, kriteriaId: number) =>
    callQuery(RESOURCE, potretEndpoints.tawaran, { params: { satkerId, kriteriaId } }),
  beku: (satkerId: number, evidenVersiId: number) =>
    callQuery(RESOURCE, potretEndpoints.get, { params: { satkerId, evidenVersiId } }),
};
