import { displayRoutes } from './display-route';

/** Achievement of the performances of one level, unit by unit and row by row. */
export const capaianTingkatRoutes = displayRoutes('capaian-tingkat');

/** States that rows are counted and filtered by: from 100 percent on reached, without an achievement no data (spec 1 §4). */
export const keadaanCapaian = ['tercapai', 'tidak-tercapai', 'belum-ada-data'] as const;
export type KeadaanCapaian = (typeof keadaanCapaian)[number];
