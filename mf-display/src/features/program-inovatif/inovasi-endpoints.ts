import { endpointsOf } from '@selaras/api-client';
import {
  type programInovatifCalls,
  type programInovatifDisplayCalls,
  programInovatifDisplayRoutes,
  programInovatifRoutes,
} from '@selaras/contracts';

export const inovasiDisplay = endpointsOf<typeof programInovatifDisplayCalls>(programInovatifDisplayRoutes);
export const inovasiEndpoints = endpointsOf<typeof programInovatifCalls>(programInovatifRoutes);
