import { displayRoutes } from './display-route';

/** Units by what they reached of their key indicators. */
export const peringkatRoutes = displayRoutes('peringkat');
/** Key indicators by everyday words. */
export const cariIndikatorRoutes = displayRoutes('cari-indikator');
/** One key indicator with what failed below it. */
export const indikatorRoutes = displayRoutes('indikator');
