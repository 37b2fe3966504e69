import { displayRoutes } from './display-route';

/** What was saved below the regency's goals, and below a unit's. */
export const efisiensiKabupatenRoutes = displayRoutes('efisiensi-kabupaten');
export const efisiensiSatuanKerjaRoutes = displayRoutes('efisiensi-satuan-kerja');
