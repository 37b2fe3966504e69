import type { PageModule } from '@selaras/federation';
import type { PageId } from './manifest';

/** Every page of the manifest with the module that draws it; a page without a component does not compile. */
export const pages: Record<PageId, () => Promise<PageModule>> = {
  'tim-kerja': () => import(/* webpackChunkName: "tim-kerja" */ './features/tim-kerja/tim-kerja-page'),
  'tim-saya.ketua-tim': () =>
    import(/* webpackChunkName: "tim-saya.ketua-tim" */ './features/saya/ketua/ketua-tim-page'),
  'tim-saya.ketua-tim-detail': () =>
    import(/* webpackChunkName: "tim-saya.ketua-tim-detail" */ './features/saya/ketua/ketua-tim-detail-page'),
  'tim-saya.anggota-tim': () =>
    import(/* webpackChunkName: "tim-saya.anggota-tim" */ './features/saya/anggota/anggota-tim-page'),
};
