import { endpointsOf } from '@selaras/api-client';
import { type keuanganCalls, keuanganRoutes } from '@selaras/contracts';

export const keuangan = endpointsOf<typeof keuanganCalls>(keuanganRoutes);
