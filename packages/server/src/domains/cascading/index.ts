import type { Domain } from '../../domain';
import { registerChanges } from './changes/change-routes';
import { registerDefinisiOperasional } from './definisi-operasional/definisi-operasional-routes';
import { registerKinerjaWakilDirektur } from './kinerja-wakil-direktur/kinerja-wakil-direktur-routes';
import { SEMATKAN_PAGE, sematkanPageText } from './sematkan/sematkan-page-text';
import { registerSolusiMasalah } from './solusi-masalah/solusi-masalah-routes';
import { registerCascadingPotret } from './tree/cascading-potret';
import { registerCascading } from './tree/cascading-routes';
import { planTrees } from './tree/plan-trees';

/** The performance tree, its changes while it is open, the modals of its boxes (spec 1 §7), and the page that shows it to other sites. */
export const cascading: Domain = {
  name: 'cascading',
  register: (app) => {
    registerCascading(app);
    registerCascadingPotret(app);
    registerChanges(app);
    registerDefinisiOperasional(app);
    registerSolusiMasalah(app);
    registerKinerjaWakilDirektur(app);
    app.pageTexts.push(sematkanPageText(app));
    app.publicPages.push(async () => [SEMATKAN_PAGE]);
  },
  planAhead: planTrees,
};
