import type { CrossLevel } from '@selaras/contracts';
import type { PageModule } from '@selaras/federation';
import type { PageId } from './manifest';

type Loaded = Promise<PageModule>;

type NodeCrossModule = typeof import('./features/kinerja-cross-cutting/node-cross-page');

/** The contributions of other units below one level of the plan. */
async function cross(module: Promise<NodeCrossModule>, level: CrossLevel): Loaded {
  const { nodeCrossPage } = await module;
  return nodeCrossPage(level);
}

/** Every page of the manifest with the module that draws it; a page without a component does not compile. */
export const pages: Record<PageId, () => Loaded> = {
  'visi-misi-rpjmd': () =>
    import(/* webpackChunkName: "visi-misi-rpjmd" */ './features/visi-misi-rpjmd/visi-misi-rpjmd-page'),
  'visi-misi-rpjmd.create': () =>
    import(
      /* webpackChunkName: "visi-misi-rpjmd.create" */ './features/visi-misi-rpjmd/visi-misi-rpjmd-form'
    ),
  'visi-misi-rpjmd.edit': () =>
    import(/* webpackChunkName: "visi-misi-rpjmd.edit" */ './features/visi-misi-rpjmd/visi-misi-rpjmd-form'),
  'visi-misi-rpjmd.show': () =>
    import(
      /* webpackChunkName: "visi-misi-rpjmd.show" */ './features/visi-misi-rpjmd/visi-misi-rpjmd-detail'
    ),
  'sasaran-strategis-rpjmd': () =>
    import(
      /* webpackChunkName: "sasaran-strategis-rpjmd" */ './features/sasaran-strategis-rpjmd/sasaran-strategis-rpjmd-list'
    ),
  'sasaran-strategis-rpjmd.create': () =>
    import(
      /* webpackChunkName: "sasaran-strategis-rpjmd.create" */ './features/sasaran-strategis-rpjmd/sasaran-strategis-rpjmd-form'
    ),
  'sasaran-strategis-rpjmd.edit': () =>
    import(
      /* webpackChunkName: "sasaran-strategis-rpjmd.edit" */ './features/sasaran-strategis-rpjmd/sasaran-strategis-rpjmd-form'
    ),
  'sasaran-strategis-rpjmd.show': () =>
    import(
      /* webpackChunkName: "sasaran-strategis-rpjmd.show" */ './features/sasaran-strategis-rpjmd/sasaran-strategis-rpjmd-detail'
    ),
  'sasaran-strategis-pd': () =>
    import(
      /* webpackChunkName: "sasaran-strategis-pd" */ './features/sasaran-strategis-pd/sasaran-strategis-pd-list'
    ),
  'sasaran-strategis-pd.create': () =>
    import(
      /* webpackChunkName: "sasaran-strategis-pd.create" */ './features/sasaran-strategis-pd/sasaran-strategis-pd-form'
    ),
  'sasaran-strategis-pd.edit': () =>
    import(
      /* webpackChunkName: "sasaran-strategis-pd.edit" */ './features/sasaran-strategis-pd/sasaran-strategis-pd-form'
    ),
  'sasaran-strategis-pd.show': () =>
    import(
      /* webpackChunkName: "sasaran-strategis-pd.show" */ './features/sasaran-strategis-pd/sasaran-strategis-pd-detail'
    ),
  'kinerja-program': () =>
    import(/* webpackChunkName: "kinerja-program" */ './features/kinerja-program/kinerja-program-list'),
  'kinerja-program.create': () =>
    import(
      /* webpackChunkName: "kinerja-program.create" */ './features/kinerja-program/kinerja-program-form'
    ),
  'kinerja-program.edit': () =>
    import(/* webpackChunkName: "kinerja-program.edit" */ './features/kinerja-program/kinerja-program-form'),
  'kinerja-program.show': () =>
    import(
      /* webpackChunkName: "kinerja-program.show" */ './features/kinerja-program/kinerja-program-detail'
    ),
  'kinerja-kegiatan': () =>
    import(/* webpackChunkName: "kinerja-kegiatan" */ './features/kinerja-kegiatan/kinerja-kegiatan-list'),
  'kinerja-kegiatan.create': () =>
    import(
      /* webpackChunkName: "kinerja-kegiatan.create" */ './features/kinerja-kegiatan/kinerja-kegiatan-form'
    ),
  'kinerja-kegiatan.edit': () =>
    import(
      /* webpackChunkName: "kinerja-kegiatan.edit" */ './features/kinerja-kegiatan/kinerja-kegiatan-form'
    ),
  'kinerja-kegiatan.show': () =>
    import(
      /* webpackChunkName: "kinerja-kegiatan.show" */ './features/kinerja-kegiatan/kinerja-kegiatan-detail'
    ),
  'kinerja-sub-kegiatan': () =>
    import(
      /* webpackChunkName: "kinerja-sub-kegiatan" */ './features/kinerja-sub-kegiatan/kinerja-sub-kegiatan-list'
    ),
  'kinerja-sub-kegiatan.create': () =>
    import(
      /* webpackChunkName: "kinerja-sub-kegiatan.create" */ './features/kinerja-sub-kegiatan/kinerja-sub-kegiatan-form'
    ),
  'kinerja-sub-kegiatan.edit': () =>
    import(
      /* webpackChunkName: "kinerja-sub-kegiatan.edit" */ './features/kinerja-sub-kegiatan/kinerja-sub-kegiatan-form'
    ),
  'kinerja-sub-kegiatan.show': () =>
    import(
      /* webpackChunkName: "kinerja-sub-kegiatan.show" */ './features/kinerja-sub-kegiatan/kinerja-sub-kegiatan-detail'
    ),
  'kinerja-sub-kegiatan.validasi': () =>
    import(
      /* webpackChunkName: "kinerja-sub-kegiatan.validasi" */ './features/kinerja-sub-kegiatan/sub-kegiatan-queue'
    ),
  'kinerja-sub-kegiatan.edit-tim-kerja': () =>
    import(
      /* webpackChunkName: "kinerja-sub-kegiatan.edit-tim-kerja" */ './features/kinerja-sub-kegiatan/edit-tim-kerja'
    ),
  'kinerja-langkah-aksi': () =>
    import(
      /* webpackChunkName: "kinerja-langkah-aksi" */ './features/kinerja-langkah-aksi/kinerja-langkah-aksi-list'
    ),
  'kinerja-langkah-aksi.create': () =>
    import(
      /* webpackChunkName: "kinerja-langkah-aksi.create" */ './features/kinerja-langkah-aksi/kinerja-langkah-aksi-form'
    ),
  'kinerja-langkah-aksi.edit': () =>
    import(
      /* webpackChunkName: "kinerja-langkah-aksi.edit" */ './features/kinerja-langkah-aksi/kinerja-langkah-aksi-form'
    ),
  'kinerja-langkah-aksi.show': () =>
    import(
      /* webpackChunkName: "kinerja-langkah-aksi.show" */ './features/kinerja-langkah-aksi/kinerja-langkah-aksi-detail'
    ),
  'kinerja-langkah-aksi-terintegrasi': async () => {
    const { RencanaPage } = await import(
      /* webpackChunkName: "kinerja-langkah-aksi-terintegrasi" */ './features/rencana-aksi-terintegrasi/terintegrasi-page'
    );
    return { Page: RencanaPage };
  },
  'kinerja-langkah-aksi-terintegrasi.realisasi': async () => {
    const { RealisasiPage } = await import(
      /* webpackChunkName: "kinerja-langkah-aksi-terintegrasi.realisasi" */ './features/rencana-aksi-terintegrasi/terintegrasi-page'
    );
    return { Page: RealisasiPage };
  },
  'kamus-indikator': () =>
    import(/* webpackChunkName: "kamus-indikator" */ './features/kamus-indikator/kamus-page'),
  'kamus-indikator-fungsional': () =>
    import(
      /* webpackChunkName: "kamus-indikator-fungsional" */ './features/kamus-indikator-fungsional/kamus-fungsional-page'
    ),
  'kamus-indikator-validasi-bappeda': () =>
    import(
      /* webpackChunkName: "kamus-indikator-validasi-bappeda" */ './features/kamus-indikator/kamus-queue'
    ),
  'kinerja-cross-cutting': () =>
    import(
      /* webpackChunkName: "kinerja-cross-cutting" */ './features/kinerja-cross-cutting/kinerja-cross-cutting-list'
    ),
  'kinerja-cross-cutting.create': () =>
    import(
      /* webpackChunkName: "kinerja-cross-cutting.create" */ './features/kinerja-cross-cutting/kinerja-cross-cutting-form'
    ),
  'kinerja-cross-cutting.edit': () =>
    import(
      /* webpackChunkName: "kinerja-cross-cutting.edit" */ './features/kinerja-cross-cutting/kinerja-cross-cutting-form'
    ),
  'kinerja-cross-cutting.show': () =>
    import(
      /* webpackChunkName: "kinerja-cross-cutting.show" */ './features/kinerja-cross-cutting/kinerja-cross-cutting-detail'
    ),
  'sasaran-strategis-rpjmd.sasaran-strategis-pd-cross': () =>
    cross(
      import(
        /* webpackChunkName: "sasaran-strategis-rpjmd.sasaran-strategis-pd-cross" */ './features/kinerja-cross-cutting/node-cross-page'
      ),
      'sasaran-strategis-pd',
    ),
  'sasaran-strategis-pd.kinerja-program-cross': () =>
    cross(
      import(
        /* webpackChunkName: "sasaran-strategis-pd.kinerja-program-cross" */ './features/kinerja-cross-cutting/node-cross-page'
      ),
      'kinerja-program',
    ),
  'kinerja-program.kinerja-kegiatan-cross': () =>
    cross(
      import(
        /* webpackChunkName: "kinerja-program.kinerja-kegiatan-cross" */ './features/kinerja-cross-cutting/node-cross-page'
      ),
      'kinerja-kegiatan',
    ),
  'kinerja-kegiatan.kinerja-sub-kegiatan-cross': () =>
    cross(
      import(
        /* webpackChunkName: "kinerja-kegiatan.kinerja-sub-kegiatan-cross" */ './features/kinerja-cross-cutting/node-cross-page'
      ),
      'kinerja-sub-kegiatan',
    ),
  'rencana-aksi': () =>
    import(/* webpackChunkName: "rencana-aksi" */ './features/rencana-aksi/rencana-aksi-page'),
  'salin-rencana': () =>
    import(/* webpackChunkName: "salin-rencana" */ './features/salin-rencana/salin-page'),
  'validasi-perencanaan': () =>
    import(/* webpackChunkName: "validasi-perencanaan" */ './features/validasi-perencanaan/queue-page'),
  'validasi-perencanaan.show': () =>
    import(/* webpackChunkName: "validasi-perencanaan.show" */ './features/validasi-perencanaan/detail-page'),
  'capaian-iku': () =>
    import(/* webpackChunkName: "capaian-iku" */ './features/capaian-iku/capaian-iku-page'),
  'rekap-anggaran': () =>
    import(/* webpackChunkName: "rekap-anggaran" */ './features/rekap-anggaran/rekap-anggaran-page'),
  'perjanjian-kinerja': () =>
    import(/* webpackChunkName: "perjanjian-kinerja" */ './features/perjanjian-kinerja/perjanjian-list-page'),
  'perjanjian-kinerja.show': () =>
    import(/* webpackChunkName: "perjanjian-kinerja.show" */ './features/perjanjian-kinerja/perjanjian-page'),
  'perjanjian-kinerja.pegawai': () =>
    import(
      /* webpackChunkName: "perjanjian-kinerja.pegawai" */ './features/perjanjian-kinerja/perjanjian-pegawai-page'
    ),
  'perjanjian-kinerja-pegawai': () =>
    import(
      /* webpackChunkName: "perjanjian-kinerja-pegawai" */ './features/perjanjian-kinerja/perjanjian-pegawai-list-page'
    ),
  program: () => import(/* webpackChunkName: "program" */ './features/program/program-list'),
  'program.create': () => import(/* webpackChunkName: "program.create" */ './features/program/program-form'),
  'program.edit': () => import(/* webpackChunkName: "program.edit" */ './features/program/program-form'),
  'program.show': () => import(/* webpackChunkName: "program.show" */ './features/program/program-detail'),
  kegiatan: () => import(/* webpackChunkName: "kegiatan" */ './features/kegiatan/kegiatan-list'),
  'kegiatan.create': () =>
    import(/* webpackChunkName: "kegiatan.create" */ './features/kegiatan/kegiatan-form'),
  'kegiatan.edit': () => import(/* webpackChunkName: "kegiatan.edit" */ './features/kegiatan/kegiatan-form'),
  'kegiatan.show': () =>
    import(/* webpackChunkName: "kegiatan.show" */ './features/kegiatan/kegiatan-detail'),
  'sub-kegiatan': () =>
    import(/* webpackChunkName: "sub-kegiatan" */ './features/sub-kegiatan/sub-kegiatan-list'),
  'sub-kegiatan.create': () =>
    import(/* webpackChunkName: "sub-kegiatan.create" */ './features/sub-kegiatan/sub-kegiatan-form'),
  'sub-kegiatan.edit': () =>
    import(/* webpackChunkName: "sub-kegiatan.edit" */ './features/sub-kegiatan/sub-kegiatan-form'),
  'sub-kegiatan.show': () =>
    import(/* webpackChunkName: "sub-kegiatan.show" */ './features/sub-kegiatan/sub-kegiatan-detail'),
  referensi: () => import(/* webpackChunkName: "referensi" */ './features/referensi/referensi-list'),
  'referensi.create': () =>
    import(/* webpackChunkName: "referensi.create" */ './features/referensi/referensi-form'),
  'referensi.edit': () =>
    import(/* webpackChunkName: "referensi.edit" */ './features/referensi/referensi-form'),
  'referensi.show': () =>
    import(/* webpackChunkName: "referensi.show" */ './features/referensi/referensi-detail'),
};
