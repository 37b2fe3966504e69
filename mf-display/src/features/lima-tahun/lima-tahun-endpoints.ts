import { endpointsOf } from '@selaras/api-client';
import { type renstraCalls, renstraRoutes, type rpjmdCalls, rpjmdRoutes } from '@selaras/contracts';

export const rpjmd = endpointsOf<typeof rpjmdCalls>(rpjmdRoutes);
export const renstra = endpointsOf<typeof renstraCalls>(renstraRoutes);
