import { displayRoutes } from './display-route';

/** The regency's plan of five years, and a unit's. */
export const rpjmdRoutes = displayRoutes('rpjmd');
export const renstraRoutes = displayRoutes('renstra');
