import { endpointsOf } from '@selaras/api-client';
import {
  type cariIndikatorCalls,
  cariIndikatorRoutes,
  type indikatorCalls,
  indikatorRoutes,
  type peringkatCalls,
  peringkatRoutes,
} from '@selaras/contracts';

export const peringkat = endpointsOf<typeof peringkatCalls>(peringkatRoutes);
export const cariIndikator = endpointsOf<typeof cariIndikatorCalls>(cariIndikatorRoutes);
export const indikator = endpointsOf<typeof indikatorCalls>(indikatorRoutes);
