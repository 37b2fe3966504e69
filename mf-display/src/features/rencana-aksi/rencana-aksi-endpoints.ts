import { endpointsOf } from '@selaras/api-client';
import {
  type rencanaAksiKabupatenCalls,
  rencanaAksiKabupatenRoutes,
  type rencanaAksiSatuanKerjaCalls,
  rencanaAksiSatuanKerjaRoutes,
  type rencanaTerintegrasiCalls,
  rencanaTerintegrasiRoutes,
} from '@selaras/contracts';

export const rencanaAksiKabupaten = endpointsOf<typeof rencanaAksiKabupatenCalls>(rencanaAksiKabupatenRoutes);
export const rencanaAksiSatuanKerja = endpointsOf<typeof rencanaAksiSatuanKerjaCalls>(
  rencanaAksiSatuanKerjaRoutes,
);
export const rencanaTerintegrasi = endpointsOf<typeof rencanaTerintegrasiCalls>(rencanaTerintegrasiRoutes);
