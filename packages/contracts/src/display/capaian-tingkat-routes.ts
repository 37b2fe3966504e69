import { displayRoutes } from './display-route';

/** Achievement of the performances of one level, unit by unit and row by row. */
export const capaianTingkatRoutes = displayRoutes('capaian-tingkat');
