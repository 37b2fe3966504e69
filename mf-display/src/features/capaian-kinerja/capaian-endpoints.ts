import { endpointsOf } from '@selaras/api-client';
import {
  type capaianKabupatenCalls,
  capaianKabupatenRoutes,
  type capaianSatuanKerjaCalls,
  capaianSatuanKerjaRoutes,
} from '@selaras/contracts';

export const capaianKabupaten = endpointsOf<typeof capaianKabupatenCalls>(capaianKabupatenRoutes);
export const capaianSatuanKerja = endpointsOf<typeof capaianSatuanKerjaCalls>(capaianSatuanKerjaRoutes);
