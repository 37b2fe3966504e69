import { endpointsOf } from '@selaras/api-client';
import {
  type efisiensiKabupatenCalls,
  efisiensiKabupatenRoutes,
  type efisiensiSatuanKerjaCalls,
  efisiensiSatuanKerjaRoutes,
} from '@selaras/contracts';

export const efisiensiKabupaten = endpointsOf<typeof efisiensiKabupatenCalls>(efisiensiKabupatenRoutes);
export const efisiensiSatuanKerja = endpointsOf<typeof efisiensiSatuanKerjaCalls>(efisiensiSatuanKerjaRoutes);
