import { endpoints } from '../endpoints';
import { callQuery } from './call-query';

const RESOURCE = 'dashboard';

/** Figures behind both dashboards and the front page. */
export const dashboardQueries = {
  all: [RESOURCE] as const,
  kabupaten: (page = 1) => callQuery(RESOURCE, endpoints.getDashboard, { query: { page } }),
  /** Without a unit: the user's own. */
  satuanKerja: (satuanKerjaId?: number) =>
    callQuery(RESOURCE, endpoints.getDashboardPd, { query: { satuan_kerja_id: satuanKerjaId } }),
  ringkasanPublik: () => callQuery(RESOURCE, endpoints.publicRingkasan, {}),
};
