import { callQuery, endpointsOf } from '@selaras/api-client';
import { type timSayaCalls, timSayaRoutes } from '@selaras/contracts';

const endpoints = endpointsOf<typeof timSayaCalls>(timSayaRoutes);

/** How many teams the reader leads, oversees and serves in. */
export const timSayaQuery = () => callQuery('tim-saya', endpoints.ringkas, {});
