import { callQuery, endpointsOf } from '@selaras/api-client';
import { type timSayaCalls, timSayaRoutes } from '@selaras/contracts';

const RESOURCE = 'tim-saya';

export const sayaEndpoints = endpointsOf<typeof timSayaCalls>(timSayaRoutes);

/** Teams of the reader: those he leads or oversees, and those he serves in. */
export const sayaQueries = {
  all: [RESOURCE] as const,
  ketua: () => callQuery(RESOURCE, sayaEndpoints.listKetua, {}),
  tim: (timId: number) => callQuery(RESOURCE, sayaEndpoints.getKetua, { params: { timId } }),
  anggota: () => callQuery(RESOURCE, sayaEndpoints.getAnggota, {}),
};
