import { displayRoutes } from './display-route';

/** Budget and spending of the regency by unit, or of a unit by programme. */
export const keuanganRoutes = displayRoutes('keuangan');
