import { tingkatSatuanKerja } from '@selaras/domain';
import { displayRoutes } from './display-route';

/** Plans of a year: the regency's (RKPD) and a unit's (RKT). */
export const rkpdRoutes = displayRoutes('rkpd');
export const rktRoutes = displayRoutes('rkt');

/** Levels of a unit's yearly plan. */
export const tingkatRkt = tingkatSatuanKerja;
