import { displayRoutes } from './display-route';

/** Performance agreements: the regent's, and those of a unit. */
export const perjanjianKabupatenRoutes = displayRoutes('perjanjian-kinerja-kabupaten');
export const perjanjianSatuanKerjaRoutes = displayRoutes('perjanjian-kinerja-satuan-kerja');
