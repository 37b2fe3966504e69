import { displayRoutes } from './display-route';

/** Achievement of the regency's key indicators, and of a unit's. */
export const capaianKabupatenRoutes = displayRoutes('capaian-kabupaten');
export const capaianSatuanKerjaRoutes = displayRoutes('capaian-satuan-kerja');

/** All key indicators that the reader sees, of regency and units together. */
export const daftarIkuRoutes = displayRoutes('capaian-iku');
