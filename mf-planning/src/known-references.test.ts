import type { FormDescription } from '@selaras/resource/core';

const views = {
  kegiatan: () => import('./features/kegiatan/kegiatan-form'),
  'kinerja-cross-cutting': () => import('./features/kinerja-cross-cutting/kinerja-cross-cutting-form'),
  'kinerja-kegiatan': () => import('./features/kinerja-kegiatan/kinerja-kegiatan-form'),
  'kinerja-langkah-aksi': () => import('./features/kinerja-langkah-aksi/kinerja-langkah-aksi-form'),
  'kinerja-program': () => import('./features/kinerja-program/kinerja-program-form'),
  'kinerja-sub-kegiatan': () => import('./features/kinerja-sub-kegiatan/kinerja-sub-kegiatan-form'),
  'sasaran-strategis-pd': () => import('./features/sasaran-strategis-pd/sasaran-strategis-pd-form'),
  'sasaran-strategis-rpjmd': () => import('./features/sasaran-strategis-rpjmd/sasaran-strategis-rpjmd-form'),
  'sub-kegiatan': () => import('./features/sub-kegiatan/sub-kegiatan-form'),
} satisfies Record<string, () => Promise<{ readonly form: FormDescription }>>;

it.each(Object.entries(views))(
  'what the form of %s refers to has its words without its list',
  async (_entity, view) => {
    const { form } = await view();
    const references = form.sections.flatMap(({ fields }) => fields).filter(({ kind }) => kind === 'pick');
    expect(references).not.toEqual([]);
    expect(references.filter((field) => !('known' in field))).toEqual([]);
  },
);
