import { defineRoute } from '../../route';
import { perCrossLevel } from './cross-levels';

/** The four `…-cross` pages by the level whose contributions they list, told by who may read the row above (spec 2 §2.2). */
export const nodeCrossRoutes = perCrossLevel(({ above, below }) =>
  defineRoute('GET', `${above.path}/{id}/${below.name}-cross`, above.acts.read, 'kinerja'),
);

/** The same lists as spreadsheets. */
export const nodeCrossExportRoutes = perCrossLevel(({ above, below }) =>
  defineRoute('GET', `${above.path}/{id}/${below.name}-cross/ekspor`, above.acts.read, 'kinerja'),
);
