import type { PageModule } from '@selaras/federation';
import type { PageId } from './manifest';

/** Every page of the manifest with the module that draws it; a page without a component does not compile. */
export const pages: Record<PageId, () => Promise<PageModule>> = {
  'lke.eviden': () => import(/* webpackChunkName: "lke.eviden" */ './features/eviden/eviden-page'),
  'lke.eviden-2': () => import(/* webpackChunkName: "lke.eviden-2" */ './features/eviden-2/eviden-2-page'),
  'lke.hasil-self-assessment': () =>
    import(/* webpackChunkName: "lke.hasil-self-assessment" */ './features/hasil/hasil-self-assessment-page'),
  'lke.hasil-akhir': () =>
    import(/* webpackChunkName: "lke.hasil-akhir" */ './features/hasil/hasil-akhir-page'),
  'lke.hasil-penilaian': () =>
    import(/* webpackChunkName: "lke.hasil-penilaian" */ './features/hasil/hasil-penilaian-page'),
  'lke.rekap-pd': () => import(/* webpackChunkName: "lke.rekap-pd" */ './features/hasil/rekap-pd-page'),
  'publik-lke.hasil-self-assessment': () =>
    import(
      /* webpackChunkName: "publik-lke.hasil-self-assessment" */ './features/hasil/publik-self-assessment-page'
    ),
  'publik-lke.hasil-akhir': () =>
    import(/* webpackChunkName: "publik-lke.hasil-akhir" */ './features/hasil/publik-hasil-akhir-page'),
  dokumen: () => import(/* webpackChunkName: "dokumen" */ './features/dokumen/dokumen-page'),
  'publik.dokumen': () =>
    import(/* webpackChunkName: "publik.dokumen" */ './features/dokumen-publik/dokumen-publik-page'),
  'lke.penilaian': () =>
    import(/* webpackChunkName: "lke.penilaian" */ './features/penilaian/penilaian-page'),
  'lke.penilaian-2': () =>
    import(/* webpackChunkName: "lke.penilaian-2" */ './features/penilaian/penilaian-2-page'),
  'lke.penilaian-humanis': () =>
    import(
      /* webpackChunkName: "lke.penilaian-humanis" */ './features/penilaian-humanis/penilaian-humanis-page'
    ),
};
