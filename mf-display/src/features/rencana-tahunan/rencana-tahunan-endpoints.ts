import { endpointsOf } from '@selaras/api-client';
import { type rkpdCalls, rkpdRoutes, type rktCalls, rktRoutes } from '@selaras/contracts';

export const rkpd = endpointsOf<typeof rkpdCalls>(rkpdRoutes);
export const rkt = endpointsOf<typeof rktCalls>(rktRoutes);
