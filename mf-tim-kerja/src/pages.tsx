import type { PageModule } from '@selaras/federation';
import type { PageId } from './manifest';

/** Every page of the manifest with the module that draws it; a page without a component does not compile. */
export const pages: Record<PageId, () => Promise<PageModule>> = {
  'tim-kerja': () => import(/* webpackChunkName: "tim-kerja" */ './features/tim/tim-kerja-page'),
  'tim-kerja.tambahan': () =>
    import(/* webpackChunkName: "tim-kerja.tambahan" */ './features/tim/tambahan-page'),
  'tim-kerja.beban': () => import(/* webpackChunkName: "tim-kerja.beban" */ './features/beban/beban-page'),
  'tim-kerja.detail': () => import(/* webpackChunkName: "tim-kerja.detail" */ './features/tim/detail-page'),
  'tim-kerja.create': () =>
    import(/* webpackChunkName: "tim-kerja.create" */ './features/anggota/create-page'),
  'tim-kerja.edit': () => import(/* webpackChunkName: "tim-kerja.edit" */ './features/anggota/edit-page'),
  'tim-kerja.persetujuan': () =>
    import(/* webpackChunkName: "tim-kerja.persetujuan" */ './features/validasi/persetujuan-page'),
  'tim-kerja.persetujuan.show': () =>
    import(/* webpackChunkName: "tim-kerja.persetujuan.show" */ './features/validasi/persetujuan-show-page'),
  'validasi-kepala-bidang': () =>
    import(/* webpackChunkName: "validasi-kepala-bidang" */ './features/validasi/kepala-bidang-page'),
  'validasi-kepala-bidang.show': () =>
    import(
      /* webpackChunkName: "validasi-kepala-bidang.show" */ './features/validasi/kepala-bidang-show-page'
    ),
  'validasi-kepala-opd': () =>
    import(/* webpackChunkName: "validasi-kepala-opd" */ './features/validasi/kepala-opd-page'),
  'validasi-kepala-opd.show': () =>
    import(/* webpackChunkName: "validasi-kepala-opd.show" */ './features/validasi/kepala-opd-show-page'),
  'tim-saya.ketua-tim': () =>
    import(/* webpackChunkName: "tim-saya.ketua-tim" */ './features/saya/ketua/ketua-tim-page'),
  'tim-saya.ketua-tim-detail': () =>
    import(/* webpackChunkName: "tim-saya.ketua-tim-detail" */ './features/saya/ketua/ketua-tim-detail-page'),
  'tim-saya.anggota-tim': () =>
    import(/* webpackChunkName: "tim-saya.anggota-tim" */ './features/saya/anggota/anggota-tim-page'),
  pegawai: () => import(/* webpackChunkName: "pegawai" */ './features/pegawai/pegawai-page'),
  'pegawai.show': () =>
    import(/* webpackChunkName: "pegawai.show" */ './features/pegawai/pegawai-detail-page'),
  skp: () => import(/* webpackChunkName: "skp" */ './features/skp/skp-sendiri-page'),
  'skp.show': () => import(/* webpackChunkName: "skp.show" */ './features/skp/skp-page'),
};
