import type { ComponentType } from 'react';
import type { PageId } from './manifest';

/** Every page of the manifest with the module that draws it; a page without a component does not compile. */
export const pages: Record<PageId, () => Promise<{ Page: ComponentType }>> = {
  'cascading.makro': () => import(/* webpackChunkName: "cascading.makro" */ './features/makro-page'),
  'cascading.mikro': () => import(/* webpackChunkName: "cascading.mikro" */ './features/mikro-page'),
  'cascading.publik-makro': () =>
    import(/* webpackChunkName: "cascading.publik-makro" */ './features/publik-makro-page'),
  'cascading.publik-mikro': () =>
    import(/* webpackChunkName: "cascading.publik-mikro" */ './features/publik-mikro-page'),
  'arsitektur-kinerja': () =>
    import(/* webpackChunkName: "arsitektur-kinerja" */ './features/arsitektur-page'),
  'arsitektur-kinerja.cross-cutting': () =>
    import(
      /* webpackChunkName: "arsitektur-kinerja.cross-cutting" */ './features/arsitektur-cross-cutting-page'
    ),
  sematkan: () => import(/* webpackChunkName: "sematkan" */ './embed-gallery/gallery-page'),
};
