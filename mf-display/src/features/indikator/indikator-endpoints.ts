import { endpointsOf } from '@selaras/api-client';
import {
  type indikatorCalls,
  indikatorRoutes,
  type indikatorSearchCalls,
  indikatorSearchRoutes,
  type peringkatCalls,
  peringkatRoutes,
} from '@selaras/contracts';

export const peringkat = endpointsOf<typeof peringkatCalls>(peringkatRoutes);
export const indikatorSearch = endpointsOf<typeof indikatorSearchCalls>(indikatorSearchRoutes);
export const indikator = endpointsOf<typeof indikatorCalls>(indikatorRoutes);
