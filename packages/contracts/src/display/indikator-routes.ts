import { tingkatIku, tingkatTahunan } from '@selaras/domain';
import { displayRoutes } from './display-route';

/** Units by what they reached of their key indicators. */
export const peringkatRoutes = displayRoutes('peringkat');
/** Key indicators by everyday words. */
export const indikatorSearchRoutes = displayRoutes('cari-indikator');
/** One key indicator with what failed below it. */
export const indikatorRoutes = displayRoutes('indikator');

/** Whose key indicator it is: the regent's, or that of a unit's head. */
export const pemilikIndikator = tingkatIku;
export type PemilikIndikator = (typeof pemilikIndikator)[number];

/** What an indicator with a page of its own belongs to: an owner of key indicators, or a level below them. */
export const asalIndikator = [...pemilikIndikator, ...tingkatTahunan] as const;
export type AsalIndikator = (typeof asalIndikator)[number];
