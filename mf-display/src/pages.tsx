import type { PageModule } from '@selaras/federation';
import type { PageId } from './manifest';

/** Every page of the manifest with the module that draws it; a page without a component does not compile. */
export const pages: Record<PageId, () => Promise<PageModule>> = {
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
