import { displayRoutes } from './display-route';

/** Units by what they reached of their key indicators. */
export const peringkatRoutes = displayRoutes('peringkat');
/** Key indicators by everyday words. */
export const indikatorSearchRoutes = displayRoutes('cari-indikator');
/** One key indicator with what failed below it. */
export const indikatorRoutes = displayRoutes('indikator');

/** Whose key indicator it is: the regent's, or that of a unit's head. */
export const pemilikIndikator = ['kabupaten', 'pd'] as const;
export type PemilikIndikator = (typeof pemilikIndikator)[number];
