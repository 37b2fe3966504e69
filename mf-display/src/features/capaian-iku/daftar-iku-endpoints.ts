import { endpointsOf } from '@selaras/api-client';
import { type daftarIkuCalls, daftarIkuRoutes } from '@selaras/contracts';

export const daftarIku = endpointsOf<typeof daftarIkuCalls>(daftarIkuRoutes);
