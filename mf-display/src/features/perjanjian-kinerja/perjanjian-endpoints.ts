import { endpointsOf } from '@selaras/api-client';
import {
  type perjanjianKabupatenCalls,
  perjanjianKabupatenRoutes,
  type perjanjianSatuanKerjaCalls,
  perjanjianSatuanKerjaRoutes,
} from '@selaras/contracts';

export const perjanjianKabupaten = endpointsOf<typeof perjanjianKabupatenCalls>(perjanjianKabupatenRoutes);
export const perjanjianSatuanKerja =
  endpointsOf<typeof perjanjianSatuanKerjaCalls>(perjanjianSatuanKerjaRoutes);
