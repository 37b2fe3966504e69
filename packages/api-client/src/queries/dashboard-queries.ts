import { dashboardEndpoints } from '../endpoints/dashboard-endpoints';
import { callQuery } from './call-query';

const RESOURCE = 'dashboard';

/** Figures behind both dashboards and the front page. */
export const dashboardQueries = {
  all: [RESOURCE] as const,
  kabupaten: (page = 1) => callQuery(RESOURCE, dashboardEndpoints.getDashboard, { query: { page } }),
  /** Without a unit: the user's own. */
  satuanKerja: (satuanKerjaId?: number) =>
    callQuery(RESOURCE, dashboardEndpoints.getDashboardPd, { query: { satuan_kerja_id: satuanKerjaId } }),
  /** What waits for the reader. */
  hariIni: () => callQuery(RESOURCE, dashboardEndpoints.getHariIni, {}),
  publicSummary: () => callQuery(RESOURCE, dashboardEndpoints.publicSummary, {}),
};
