import type { PageModule } from '@selaras/federation';
import type { PageId } from './manifest';

/** Every page of the manifest with the module that draws it; a page without a component does not compile. */
export const pages: Record<PageId, () => Promise<PageModule>> = {
  'makro.rkpd': () => import(/* webpackChunkName: "makro.rkpd" */ './features/rencana-tahunan/rkpd-page'),
  'publik-makro.rkpd': () =>
    import(/* webpackChunkName: "publik-makro.rkpd" */ './features/rencana-tahunan/rkpd-page'),
  'mikro.rkt': () => import(/* webpackChunkName: "mikro.rkt" */ './features/rencana-tahunan/rkt-page'),
  'publik-mikro.rkt': () =>
    import(/* webpackChunkName: "publik-mikro.rkt" */ './features/rencana-tahunan/rkt-page'),
  'makro.capaian-kinerja-pemda': () =>
    import(
      /* webpackChunkName: "makro.capaian-kinerja-pemda" */ './features/capaian-kinerja/capaian-pemda-page'
    ),
  'publik-makro.capaian-kinerja-pemda': () =>
    import(
      /* webpackChunkName: "publik-makro.capaian-kinerja-pemda" */ './features/capaian-kinerja/capaian-pemda-page'
    ),
  'mikro.capaian-kinerja-pd': () =>
    import(/* webpackChunkName: "mikro.capaian-kinerja-pd" */ './features/capaian-kinerja/capaian-pd-page'),
  'publik-mikro.capaian-kinerja-pd': () =>
    import(
      /* webpackChunkName: "publik-mikro.capaian-kinerja-pd" */ './features/capaian-kinerja/capaian-pd-page'
    ),
};
