import { callQuery, endpointsOf } from '@selaras/api-client';
import {
  type anggotaTimCalls,
  anggotaTimRoutes,
  type calonAnggotaCalls,
  calonAnggotaRoutes,
  type pejabatSementaraCalls,
  pejabatSementaraRoutes,
  type QueryOf,
  type timKerjaCalls,
  timKerjaRoutes,
  type validasiAnggotaCalls,
  validasiAnggotaRoutes,
} from '@selaras/contracts';
import type { SebagaiValidator } from '@selaras/domain';

const RESOURCE = 'tim-kerja';
export const timEndpoints = endpointsOf<typeof timKerjaCalls>(timKerjaRoutes);
export const anggotaEndpoints = endpointsOf<typeof anggotaTimCalls>(anggotaTimRoutes);
export const validasiEndpoints = endpointsOf<typeof validasiAnggotaCalls>(validasiAnggotaRoutes);
export const pejabatEndpoints = endpointsOf<typeof pejabatSementaraCalls>(pejabatSementaraRoutes);
const calonEndpoints = endpointsOf<typeof calonAnggotaCalls>(calonAnggotaRoutes);

/** Teams, places in them, and whom they wait for. */
export const timQueries = {
  all: [RESOURCE] as const,
  list: (query: QueryOf<typeof timKerjaCalls.list>) => callQuery(RESOURCE, timEndpoints.list, { query }),
  tambahan: (query: QueryOf<typeof timKerjaCalls.tambahan>) =>
    callQuery(RESOURCE, timEndpoints.tambahan, { query }),
  get: (id: number) => callQuery(RESOURCE, timEndpoints.get, { params: { id } }),
  anggota: (id: number, nip: string) => callQuery(RESOURCE, anggotaEndpoints.get, { params: { id, nip } }),
  calon: (satkerId: number, query: QueryOf<typeof calonAnggotaCalls.list>) =>
    callQuery(RESOURCE, calonEndpoints.list, { params: { satkerId }, query }),
  calonRinci: (satkerId: number, pegawaiId: number) =>
    callQuery(RESOURCE, calonEndpoints.get, { params: { satkerId, pegawaiId } }),
  pejabat: (satkerId: number) => callQuery(RESOURCE, pejabatEndpoints.list, { params: { satkerId } }),
  antrean: (sebagai: SebagaiValidator) =>
    callQuery(RESOURCE, validasiEndpoints.list, { query: { sebagai, page: 1 } }),
  putusan: (anggotaId: number) => callQuery(RESOURCE, validasiEndpoints.get, { params: { anggotaId } }),
};
