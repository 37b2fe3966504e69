import type { PageModule } from '@selaras/federation';
import type { PageId } from './manifest';

/** Every page of the manifest with the module that draws it; a page without a component does not compile. */
export const pages: Record<PageId, () => Promise<PageModule>> = {
  'lkip.bab-1': () => import(/* webpackChunkName: "lkip.bab-1" */ './features/lkip-bab/bab-1-page'),
  'lkip.bab-2': () => import(/* webpackChunkName: "lkip.bab-2" */ './features/lkip-bab/bab-2-page'),
  'lkip.bab-3': () => import(/* webpackChunkName: "lkip.bab-3" */ './features/lkip-bab/bab-3-page'),
  'lkip.narasi-pemda': () =>
    import(/* webpackChunkName: "lkip.narasi-pemda" */ './features/lkip-narasi/narasi-pemda-page'),
  'lkip.narasi-pemda.create': () =>
    import(
      /* webpackChunkName: "lkip.narasi-pemda.create" */ './features/lkip-narasi/narasi-pemda-create-page'
    ),
  'lkip.narasi-pemda.edit': () =>
    import(/* webpackChunkName: "lkip.narasi-pemda.edit" */ './features/lkip-narasi/narasi-pemda-edit-page'),
  'lkip.narasi-pemda.show': () =>
    import(/* webpackChunkName: "lkip.narasi-pemda.show" */ './features/lkip-narasi/narasi-pemda-show-page'),
  'lkip.narasi-pd': () =>
    import(/* webpackChunkName: "lkip.narasi-pd" */ './features/lkip-narasi/narasi-pd-page'),
  'lkip.narasi-pd.create': () =>
    import(/* webpackChunkName: "lkip.narasi-pd.create" */ './features/lkip-narasi/narasi-pd-create-page'),
  'lkip.narasi-pd.edit': () =>
    import(/* webpackChunkName: "lkip.narasi-pd.edit" */ './features/lkip-narasi/narasi-pd-edit-page'),
  'lkip.narasi-pd.show': () =>
    import(/* webpackChunkName: "lkip.narasi-pd.show" */ './features/lkip-narasi/narasi-pd-show-page'),
  'lkip.reviu': () => import(/* webpackChunkName: "lkip.reviu" */ './features/lkip-alur/reviu-page'),
  'nilai-jenjang-kinerja': () =>
    import(/* webpackChunkName: "nilai-jenjang-kinerja" */ './features/nilai-jenjang/nilai-jenjang-page'),
  'nilai-jenjang-kinerja.rekap': () =>
    import(/* webpackChunkName: "nilai-jenjang-kinerja.rekap" */ './features/nilai-jenjang/rekap-page'),
  'penambahan-jumlah-output': () =>
    import(
      /* webpackChunkName: "penambahan-jumlah-output" */ './features/penambahan-output/penambahan-output-page'
    ),
  'rapor.diagram': () => import(/* webpackChunkName: "rapor.diagram" */ './features/diagram/diagram-page'),
  'rapor.data': () => import(/* webpackChunkName: "rapor.data" */ './features/data/data-page'),
  'rapor.penyebab': () =>
    import(/* webpackChunkName: "rapor.penyebab" */ './features/penyebab/penyebab-page'),
  'rapor.langkah-perbaikan': () =>
    import(
      /* webpackChunkName: "rapor.langkah-perbaikan" */ './features/langkah-perbaikan/langkah-perbaikan-page'
    ),
  'rapor.rank': () => import(/* webpackChunkName: "rapor.rank" */ './features/peringkat/peringkat-page'),
  'rapor-sasaran.diagram': () =>
    import(/* webpackChunkName: "rapor-sasaran.diagram" */ './features/diagram/sasaran-diagram-page'),
  'rapor-sasaran.data': () =>
    import(/* webpackChunkName: "rapor-sasaran.data" */ './features/data-sasaran/sasaran-data-page'),
  'publik-rapor.kartu': () =>
    import(/* webpackChunkName: "publik-rapor.kartu" */ './features/kartu-publik/kartu-publik-page'),
};
