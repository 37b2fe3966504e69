import type { PageModule } from '@selaras/federation';
import type {
  DetailDescription,
  FormDescription,
  ListDescription,
  ResourceRow,
} from '@selaras/resource/core';
import type { SimpulCross } from './features/kinerja-cross-cutting/kinerja-cross-cutting-queries';
import type { PageId } from './manifest';

type Loaded = Promise<PageModule>;

/** A list page: the kit and the entity's description, fetched side by side. */
async function list<Row extends ResourceRow>(entity: Promise<{ list: ListDescription<Row> }>): Loaded {
  const [{ listPage, prepareList }, { list }] = await Promise.all([import('@selaras/resource/list'), entity]);
  return { Page: listPage(list), prepare: prepareList(list) };
}

/** The page of a new row and of a change. */
async function form(entity: Promise<{ form: FormDescription }>): Loaded {
  const [{ formPage }, { form }] = await Promise.all([import('@selaras/resource/form'), entity]);
  return { Page: formPage(form) };
}

async function detail<Row extends ResourceRow>(entity: Promise<{ detail: DetailDescription<Row> }>): Loaded {
  const [{ detailPage }, { detail }] = await Promise.all([import('@selaras/resource/detail'), entity]);
  return { Page: detailPage(detail) };
}

async function cross(level: SimpulCross, title: string): Loaded {
  const { simpulCrossPage } = await import('./features/kinerja-cross-cutting/simpul-cross-page');
  return { Page: simpulCrossPage(level, title) };
}

/** Every page of the manifest with the module that draws it; a page without a component does not compile. */
export const pages: Record<PageId, () => Loaded> = {
  'visi-misi-rpjmd': () => import('./features/visi-misi-rpjmd/visi-misi-rpjmd-page'),
  'visi-misi-rpjmd.create': () => form(import('./features/visi-misi-rpjmd/visi-misi-rpjmd-form')),
  'visi-misi-rpjmd.edit': () => form(import('./features/visi-misi-rpjmd/visi-misi-rpjmd-form')),
  'visi-misi-rpjmd.show': () => detail(import('./features/visi-misi-rpjmd/visi-misi-rpjmd-detail')),
  'sasaran-strategis-rpjmd': () =>
    list(import('./features/sasaran-strategis-rpjmd/sasaran-strategis-rpjmd-list')),
  'sasaran-strategis-rpjmd.create': () =>
    form(import('./features/sasaran-strategis-rpjmd/sasaran-strategis-rpjmd-form')),
  'sasaran-strategis-rpjmd.edit': () =>
    form(import('./features/sasaran-strategis-rpjmd/sasaran-strategis-rpjmd-form')),
  'sasaran-strategis-rpjmd.show': () =>
    detail(import('./features/sasaran-strategis-rpjmd/sasaran-strategis-rpjmd-detail')),
  'sasaran-strategis-pd': () => list(import('./features/sasaran-strategis-pd/sasaran-strategis-pd-list')),
  'sasaran-strategis-pd.create': () =>
    form(import('./features/sasaran-strategis-pd/sasaran-strategis-pd-form')),
  'sasaran-strategis-pd.edit': () =>
    form(import('./features/sasaran-strategis-pd/sasaran-strategis-pd-form')),
  'sasaran-strategis-pd.show': () =>
    detail(import('./features/sasaran-strategis-pd/sasaran-strategis-pd-detail')),
  'kinerja-program': () => list(import('./features/kinerja-program/kinerja-program-list')),
  'kinerja-program.create': () => form(import('./features/kinerja-program/kinerja-program-form')),
  'kinerja-program.edit': () => form(import('./features/kinerja-program/kinerja-program-form')),
  'kinerja-program.show': () => detail(import('./features/kinerja-program/kinerja-program-detail')),
  'kinerja-kegiatan': () => list(import('./features/kinerja-kegiatan/kinerja-kegiatan-list')),
  'kinerja-kegiatan.create': () => form(import('./features/kinerja-kegiatan/kinerja-kegiatan-form')),
  'kinerja-kegiatan.edit': () => form(import('./features/kinerja-kegiatan/kinerja-kegiatan-form')),
  'kinerja-kegiatan.show': () => detail(import('./features/kinerja-kegiatan/kinerja-kegiatan-detail')),
  'kinerja-sub-kegiatan': () => list(import('./features/kinerja-sub-kegiatan/kinerja-sub-kegiatan-list')),
  'kinerja-sub-kegiatan.create': () =>
    form(import('./features/kinerja-sub-kegiatan/kinerja-sub-kegiatan-form')),
  'kinerja-sub-kegiatan.edit': () =>
    form(import('./features/kinerja-sub-kegiatan/kinerja-sub-kegiatan-form')),
  'kinerja-sub-kegiatan.show': () =>
    detail(import('./features/kinerja-sub-kegiatan/kinerja-sub-kegiatan-detail')),
  'kinerja-sub-kegiatan.validasi': () => import('./features/kinerja-sub-kegiatan/sub-kegiatan-antrean'),
  'kinerja-sub-kegiatan.edit-tim-kerja': () => form(import('./features/kinerja-sub-kegiatan/edit-tim-kerja')),
  'kinerja-langkah-aksi': () => list(import('./features/kinerja-langkah-aksi/kinerja-langkah-aksi-list')),
  'kinerja-langkah-aksi.create': () =>
    form(import('./features/kinerja-langkah-aksi/kinerja-langkah-aksi-form')),
  'kinerja-langkah-aksi.edit': () =>
    form(import('./features/kinerja-langkah-aksi/kinerja-langkah-aksi-form')),
  'kinerja-langkah-aksi.show': () =>
    detail(import('./features/kinerja-langkah-aksi/kinerja-langkah-aksi-detail')),
  'kinerja-langkah-aksi-terintegrasi': async () => {
    const { RencanaPage } = await import('./features/rencana-aksi-terintegrasi/terintegrasi-page');
    return { Page: RencanaPage };
  },
  'kinerja-langkah-aksi-terintegrasi.realisasi': async () => {
    const { RealisasiPage } = await import('./features/rencana-aksi-terintegrasi/terintegrasi-page');
    return { Page: RealisasiPage };
  },
  'kamus-indikator': () => import('./features/kamus-indikator/kamus-page'),
  'kamus-indikator-fungsional': () => import('./features/kamus-indikator-fungsional/kamus-fungsional-page'),
  'kamus-indikator-validasi-bappeda': () => import('./features/kamus-indikator/kamus-antrean'),
  'kinerja-cross-cutting': () => list(import('./features/kinerja-cross-cutting/kinerja-cross-cutting-list')),
  'kinerja-cross-cutting.create': () =>
    form(import('./features/kinerja-cross-cutting/kinerja-cross-cutting-form')),
  'kinerja-cross-cutting.edit': () =>
    form(import('./features/kinerja-cross-cutting/kinerja-cross-cutting-form')),
  'kinerja-cross-cutting.show': () =>
    detail(import('./features/kinerja-cross-cutting/kinerja-cross-cutting-detail')),
  'sasaran-strategis-rpjmd.sasaran-strategis-pd-cross': () =>
    cross('sasaranStrategisPd', 'Cross Cutting Sasaran Strategis PD'),
  'sasaran-strategis-pd.kinerja-program-cross': () =>
    cross('kinerjaProgram', 'Cross Cutting Kinerja Program'),
  'kinerja-program.kinerja-kegiatan-cross': () => cross('kinerjaKegiatan', 'Cross Cutting Kinerja Kegiatan'),
  'kinerja-kegiatan.kinerja-sub-kegiatan-cross': () =>
    cross('kinerjaSubKegiatan', 'Cross Cutting Kinerja Sub Kegiatan'),
  'rencana-aksi': () => import('./features/rencana-aksi/rencana-aksi-page'),
  'validasi-perencanaan': () => import('./features/validasi-perencanaan/antrean-page'),
  'validasi-perencanaan.show': () => import('./features/validasi-perencanaan/rincian-page'),
  'capaian-iku': () => import('./features/capaian-iku/capaian-iku-page'),
  'rekap-anggaran': () => import('./features/rekap-anggaran/rekap-anggaran-page'),
  'perjanjian-kinerja': () => import('./features/perjanjian-kinerja/perjanjian-list-page'),
  'perjanjian-kinerja.show': () => import('./features/perjanjian-kinerja/perjanjian-page'),
  'perjanjian-kinerja.pegawai': () => import('./features/perjanjian-kinerja/perjanjian-pegawai-page'),
  'perjanjian-kinerja-pegawai': () => import('./features/perjanjian-kinerja/perjanjian-pegawai-list-page'),
  program: () => list(import('./features/program/program-list')),
  'program.create': () => form(import('./features/program/program-form')),
  'program.edit': () => form(import('./features/program/program-form')),
  'program.show': () => detail(import('./features/program/program-detail')),
  kegiatan: () => list(import('./features/kegiatan/kegiatan-list')),
  'kegiatan.create': () => form(import('./features/kegiatan/kegiatan-form')),
  'kegiatan.edit': () => form(import('./features/kegiatan/kegiatan-form')),
  'kegiatan.show': () => detail(import('./features/kegiatan/kegiatan-detail')),
  'sub-kegiatan': () => list(import('./features/sub-kegiatan/sub-kegiatan-list')),
  'sub-kegiatan.create': () => form(import('./features/sub-kegiatan/sub-kegiatan-form')),
  'sub-kegiatan.edit': () => form(import('./features/sub-kegiatan/sub-kegiatan-form')),
  'sub-kegiatan.show': () => detail(import('./features/sub-kegiatan/sub-kegiatan-detail')),
  referensi: () => list(import('./features/referensi/referensi-list')),
  'referensi.create': () => form(import('./features/referensi/referensi-form')),
  'referensi.edit': () => form(import('./features/referensi/referensi-form')),
  'referensi.show': () => detail(import('./features/referensi/referensi-detail')),
};
