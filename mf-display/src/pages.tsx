import type { PageModule } from '@selaras/federation';
import type { PageId } from './manifest';

/** Every page of the manifest with the module that draws it; a page without a component does not compile. */
export const pages: Record<PageId, () => Promise<PageModule>> = {
  'publik-makro.dashboard': () =>
    import(
      /* webpackChunkName: "publik-makro.dashboard" */ './features/dashboard-publik/dashboard-publik-page'
    ),
  'publik-makro.indikator': () =>
    import(/* webpackChunkName: "publik-makro.indikator" */ './features/indikator/indikator-page'),
  'makro.rkpd': () => import(/* webpackChunkName: "makro.rkpd" */ './features/rencana-tahunan/rkpd-page'),
  'publik-makro.rkpd': () =>
    import(/* webpackChunkName: "publik-makro.rkpd" */ './features/rencana-tahunan/rkpd-page'),
  'mikro.rkt': () => import(/* webpackChunkName: "mikro.rkt" */ './features/rencana-tahunan/rkt-page'),
  'publik-mikro.rkt': () =>
    import(/* webpackChunkName: "publik-mikro.rkt" */ './features/rencana-tahunan/rkt-page'),
  'makro.perjanjian-kinerja': () =>
    import(
      /* webpackChunkName: "makro.perjanjian-kinerja" */ './features/perjanjian-kinerja/perjanjian-pemda-page'
    ),
  'publik-makro.perjanjian-kinerja': () =>
    import(
      /* webpackChunkName: "publik-makro.perjanjian-kinerja" */ './features/perjanjian-kinerja/perjanjian-pemda-page'
    ),
  'mikro.perjanjian-kinerja': () =>
    import(
      /* webpackChunkName: "mikro.perjanjian-kinerja" */ './features/perjanjian-kinerja/perjanjian-pd-page'
    ),
  'publik-mikro.perjanjian-kinerja': () =>
    import(
      /* webpackChunkName: "publik-mikro.perjanjian-kinerja" */ './features/perjanjian-kinerja/perjanjian-pd-page'
    ),
  'makro.rencana-aksi': () =>
    import(/* webpackChunkName: "makro.rencana-aksi" */ './features/rencana-aksi/rencana-aksi-pemda-page'),
  'publik-makro.rencana-aksi': () =>
    import(
      /* webpackChunkName: "publik-makro.rencana-aksi" */ './features/rencana-aksi/rencana-aksi-pemda-page'
    ),
  'mikro.rencana-aksi': () =>
    import(/* webpackChunkName: "mikro.rencana-aksi" */ './features/rencana-aksi/rencana-aksi-pd-page'),
  'publik-mikro.rencana-aksi': () =>
    import(
      /* webpackChunkName: "publik-mikro.rencana-aksi" */ './features/rencana-aksi/rencana-aksi-pd-page'
    ),
  'publik-mikro.rencana-aksi-terintegrasi': () =>
    import(
      /* webpackChunkName: "publik-mikro.rencana-aksi-terintegrasi" */ './features/rencana-aksi/terintegrasi-page'
    ),
  'publik-mikro.realisasi-rencana-aksi-terintegrasi': () =>
    import(
      /* webpackChunkName: "publik-mikro.realisasi-rencana-aksi-terintegrasi" */ './features/rencana-aksi/realisasi-terintegrasi-page'
    ),
  'makro.program-inovatif': () =>
    import(/* webpackChunkName: "makro.program-inovatif" */ './features/program-inovatif/inovasi-pemda-page'),
  'publik-makro.program-inovatif': () =>
    import(
      /* webpackChunkName: "publik-makro.program-inovatif" */ './features/program-inovatif/inovasi-pemda-page'
    ),
  'mikro.program-inovatif': () =>
    import(/* webpackChunkName: "mikro.program-inovatif" */ './features/program-inovatif/inovasi-pd-page'),
  'publik-mikro.program-inovatif': () =>
    import(
      /* webpackChunkName: "publik-mikro.program-inovatif" */ './features/program-inovatif/inovasi-pd-page'
    ),
  'makro.rpjmd': () => import(/* webpackChunkName: "makro.rpjmd" */ './features/lima-tahun/rpjmd-page'),
  'publik-makro.rpjmd': () =>
    import(/* webpackChunkName: "publik-makro.rpjmd" */ './features/lima-tahun/rpjmd-page'),
  'mikro.renstra': () => import(/* webpackChunkName: "mikro.renstra" */ './features/lima-tahun/renstra-page'),
  'publik-mikro.renstra': () =>
    import(/* webpackChunkName: "publik-mikro.renstra" */ './features/lima-tahun/renstra-page'),
  'makro.capaian-kinerja-efisiensi-anggaran': () =>
    import(
      /* webpackChunkName: "makro.capaian-kinerja-efisiensi-anggaran" */ './features/efisiensi/efisiensi-kabupaten-page'
    ),
  'publik-makro.capaian-kinerja-efisiensi-anggaran': () =>
    import(
      /* webpackChunkName: "publik-makro.capaian-kinerja-efisiensi-anggaran" */ './features/efisiensi/efisiensi-kabupaten-page'
    ),
  'mikro.capaian-kinerja-efisiensi-anggaran': () =>
    import(
      /* webpackChunkName: "mikro.capaian-kinerja-efisiensi-anggaran" */ './features/efisiensi/efisiensi-satuan-kerja-page'
    ),
  'publik-mikro.capaian-kinerja-efisiensi-anggaran': () =>
    import(
      /* webpackChunkName: "publik-mikro.capaian-kinerja-efisiensi-anggaran" */ './features/efisiensi/efisiensi-satuan-kerja-page'
    ),
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
  'makro.capaian-kinerja-kegiatan': () =>
    import(
      /* webpackChunkName: "makro.capaian-kinerja-kegiatan" */ './features/capaian-tingkat/kegiatan-page'
    ),
  'publik-makro.capaian-kinerja-kegiatan': () =>
    import(
      /* webpackChunkName: "publik-makro.capaian-kinerja-kegiatan" */ './features/capaian-tingkat/kegiatan-page'
    ),
  'makro.capaian-kinerja-sub-kegiatan': () =>
    import(
      /* webpackChunkName: "makro.capaian-kinerja-sub-kegiatan" */ './features/capaian-tingkat/sub-kegiatan-page'
    ),
  'publik-makro.capaian-kinerja-sub-kegiatan': () =>
    import(
      /* webpackChunkName: "publik-makro.capaian-kinerja-sub-kegiatan" */ './features/capaian-tingkat/sub-kegiatan-page'
    ),
  'makro.capaian-kinerja-aktivitas': () =>
    import(
      /* webpackChunkName: "makro.capaian-kinerja-aktivitas" */ './features/capaian-tingkat/langkah-aksi-page'
    ),
  'publik-makro.capaian-kinerja-aktivitas': () =>
    import(
      /* webpackChunkName: "publik-makro.capaian-kinerja-aktivitas" */ './features/capaian-tingkat/langkah-aksi-page'
    ),
  'publik-makro.capaian-kinerja-program': () =>
    import(
      /* webpackChunkName: "publik-makro.capaian-kinerja-program" */ './features/capaian-tingkat/program-page'
    ),
  'publik-mikro.capaian-kinerja-program': () =>
    import(
      /* webpackChunkName: "publik-mikro.capaian-kinerja-program" */ './features/capaian-tingkat/program-page'
    ),
  'mikro.capaian-kinerja-kegiatan': () =>
    import(
      /* webpackChunkName: "mikro.capaian-kinerja-kegiatan" */ './features/capaian-tingkat/kegiatan-page'
    ),
  'publik-mikro.capaian-kinerja-kegiatan': () =>
    import(
      /* webpackChunkName: "publik-mikro.capaian-kinerja-kegiatan" */ './features/capaian-tingkat/kegiatan-page'
    ),
  'mikro.capaian-kinerja-sub-kegiatan': () =>
    import(
      /* webpackChunkName: "mikro.capaian-kinerja-sub-kegiatan" */ './features/capaian-tingkat/sub-kegiatan-page'
    ),
  'publik-mikro.capaian-kinerja-sub-kegiatan': () =>
    import(
      /* webpackChunkName: "publik-mikro.capaian-kinerja-sub-kegiatan" */ './features/capaian-tingkat/sub-kegiatan-page'
    ),
  'mikro.capaian-kinerja-langkah-aksi': () =>
    import(
      /* webpackChunkName: "mikro.capaian-kinerja-langkah-aksi" */ './features/capaian-tingkat/langkah-aksi-page'
    ),
  'publik-mikro.capaian-kinerja-langkah-aksi': () =>
    import(
      /* webpackChunkName: "publik-mikro.capaian-kinerja-langkah-aksi" */ './features/capaian-tingkat/langkah-aksi-page'
    ),
  'publik.capaian-iku': () =>
    import(/* webpackChunkName: "publik.capaian-iku" */ './features/capaian-iku/capaian-iku-page'),
  'makro.capaian-kinerja-keuangan': () =>
    import(/* webpackChunkName: "makro.capaian-kinerja-keuangan" */ './features/keuangan/keuangan-page'),
  'publik-makro.capaian-kinerja-keuangan': () =>
    import(
      /* webpackChunkName: "publik-makro.capaian-kinerja-keuangan" */ './features/keuangan/keuangan-page'
    ),
  'mikro.capaian-kinerja-keuangan': () =>
    import(/* webpackChunkName: "mikro.capaian-kinerja-keuangan" */ './features/keuangan/keuangan-page'),
  'publik-mikro.capaian-kinerja-keuangan': () =>
    import(
      /* webpackChunkName: "publik-mikro.capaian-kinerja-keuangan" */ './features/keuangan/keuangan-page'
    ),
};
