import { callQuery, endpointsOf } from '@selaras/api-client';
import { type rencanaAksiTerintegrasiCalls, rencanaAksiTerintegrasiRoutes } from '@selaras/contracts';

const RESOURCE = 'rencana-aksi-terintegrasi';
export const rencanaAksiTerintegrasiEndpoints = endpointsOf<typeof rencanaAksiTerintegrasiCalls>(
  rencanaAksiTerintegrasiRoutes,
);
const { list } = rencanaAksiTerintegrasiEndpoints;

/** All levels of a unit's plan with targets and realisation by quarter. */
export const rencanaAksiTerintegrasiQueries = {
  all: [RESOURCE] as const,
  list: (satuan_kerja_id: number) =>
    callQuery<typeof rencanaAksiTerintegrasiCalls.list>(RESOURCE, list, { query: { satuan_kerja_id } }),
};
