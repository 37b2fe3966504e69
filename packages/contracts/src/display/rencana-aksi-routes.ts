import { tingkatRencana } from '@selaras/domain';
import { displayRoutes } from './display-route';

/** Action plans with their realisation by quarter. */
export const rencanaAksiKabupatenRoutes = displayRoutes('rencana-aksi-kabupaten');
export const rencanaAksiSatuanKerjaRoutes = displayRoutes('rencana-aksi-satuan-kerja');
export const rencanaTerintegrasiRoutes = displayRoutes('rencana-aksi-terintegrasi');

/** Levels of a unit's integrated plan. */
export const tingkatRencanaTerintegrasi = tingkatRencana;
