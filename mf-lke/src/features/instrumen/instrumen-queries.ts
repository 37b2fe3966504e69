import { callQuery, endpointsOf } from '@selaras/api-client';
import { type kelolaInstrumenCalls, kelolaInstrumenRoutes } from '@selaras/contracts';

const RESOURCE = 'lke-instrumen';

export const instrumenEndpoints = endpointsOf<typeof kelolaInstrumenCalls>(kelolaInstrumenRoutes);

export const instrumenQueries = {
  years: () => callQuery(RESOURCE, instrumenEndpoints.years, {}),
  get: (tahunInstrumen: number) =>
    callQuery(RESOURCE, instrumenEndpoints.get, { params: { tahunInstrumen } }),
};
