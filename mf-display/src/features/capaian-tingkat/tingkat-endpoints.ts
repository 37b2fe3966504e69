import { endpointsOf } from '@selaras/api-client';
import { type capaianTingkatCalls, capaianTingkatRoutes } from '@selaras/contracts';

export const capaianTingkat = endpointsOf<typeof capaianTingkatCalls>(capaianTingkatRoutes);
