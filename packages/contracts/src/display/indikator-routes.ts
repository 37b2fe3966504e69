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

/** Levels of one year below the key indicators, whose indicators have a page of their own, too. */
export const tingkatTahunan = ['kinerja-program', 'kinerja-kegiatan', 'kinerja-sub-kegiatan'] as const;
export type TingkatTahunan = (typeof tingkatTahunan)[number];

/** What an indicator with a page of its own belongs to: an owner of key indicators, or a level below them. */
export const asalIndikator = [...pemilikIndikator, ...tingkatTahunan] as const;
export type AsalIndikator = (typeof asalIndikator)[number];
