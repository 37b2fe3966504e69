import { callQuery, endpointsOf } from '@selaras/api-client';
import {
  type programInovatifDisplayCalls,
  programInovatifDisplayRoutes,
  type rekapInovasiCalls,
  rekapInovasiRoutes,
} from '@selaras/contracts';

const rekap = endpointsOf<typeof rekapInovasiCalls>(rekapInovasiRoutes);
const inovasi = endpointsOf<typeof programInovatifDisplayCalls>(programInovatifDisplayRoutes);

export const rekapInovasiQueries = {
  rekap: () => callQuery('rekap-inovasi', rekap.list, {}),
  inovasi: () => callQuery('rekap-inovasi', inovasi.masuk, { query: {} }),
};
