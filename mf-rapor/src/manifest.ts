import {
  entityMenu,
  entityPages,
  guardOf,
  lkipActs,
  lkipKabupatenActs,
  nilaiJenjangActs,
  penambahanOutputActs,
  type RemoteManifest,
  raporActs,
  raporEntities,
} from '@selaras/contracts';

const readers = guardOf(raporActs.read);

/** Pages of narratives: of the regency's indicators, or of a unit's. */
const narasiPages = <const Level extends 'pemda' | 'pd', const Title extends string>(
  level: Level,
  title: Title,
  { read, tulis }: typeof lkipActs | typeof lkipKabupatenActs,
) => {
  const list = `lkip.narasi-${level}` as const;
  const path = `/lkip/narasi-${level}` as const;
  const page = { layout: 'default', parent: list } as const;
  return [
    { ...page, id: list, path, title, guard: guardOf(read), parent: 'dashboard' },
    {
      ...page,
      id: `${list}.create`,
      path: `${path}/create`,
      title: `Tambah ${title}`,
      guard: guardOf(tulis),
    },
    { ...page, id: `${list}.edit`, path: `${path}/{id}/edit`, title: `Ubah ${title}`, guard: guardOf(tulis) },
    { ...page, id: `${list}.show`, path: `${path}/{id}`, title: `Detail ${title}`, guard: guardOf(read) },
  ] as const;
};

/** Pages, guards and menu entries of report cards, the annual report and the class of each performance. */
export const manifest = {
  name: 'mf_rapor',
  title: 'Rapor',
  platformApi: 1,
  pages: [
    {
      id: 'lkip.bab-1',
      path: '/lkip/bab-1',
      title: 'LKIP Bab I',
      layout: 'default',
      guard: guardOf(lkipActs.read),
      parent: 'dashboard',
    },
    {
      id: 'lkip.bab-2',
      path: '/lkip/bab-2',
      title: 'LKIP Bab II',
      layout: 'default',
      guard: guardOf(lkipActs.read),
      parent: 'dashboard',
    },
    {
      id: 'lkip.bab-3',
      path: '/lkip/bab-3',
      title: 'LKIP Bab III',
      layout: 'default',
      guard: guardOf(lkipActs.read),
      parent: 'dashboard',
    },
    ...narasiPages('pemda', 'Narasi Pemda', lkipKabupatenActs),
    ...narasiPages('pd', 'Narasi PD', lkipActs),
    {
      id: 'nilai-jenjang-kinerja',
      path: '/nilai-jenjang-kinerja',
      title: 'Nilai Jenjang Kinerja',
      layout: 'default',
      guard: guardOf(nilaiJenjangActs.read),
      parent: 'dashboard',
    },
    {
      id: 'nilai-jenjang-kinerja.rekap',
      path: '/nilai-jenjang-kinerja/rekap',
      title: 'Rekap Nilai Jenjang Kinerja',
      layout: 'default',
      guard: guardOf(nilaiJenjangActs.read),
      parent: 'nilai-jenjang-kinerja',
    },
    {
      id: 'penambahan-jumlah-output',
      path: '/rapor-kinerja/penambahan-jumlah-output',
      title: 'Penambahan Jumlah Output',
      layout: 'default',
      guard: guardOf(penambahanOutputActs.read),
      parent: 'dashboard',
    },
    {
      id: 'rapor.diagram',
      path: '/rapor-kinerja/{triwulan}/diagram',
      title: 'Diagram Rapor Kinerja',
      layout: 'default',
      guard: readers,
      parent: 'dashboard',
    },
    {
      id: 'rapor.data',
      path: '/rapor-kinerja/{triwulan}/data',
      title: 'Data Rapor Kinerja',
      layout: 'default',
      guard: readers,
      parent: 'dashboard',
    },
    {
      id: 'rapor.penyebab',
      path: '/rapor-kinerja/{triwulan}/data/{kinerjaId}/penyebab-kegagalan',
      title: 'Penyebab Kegagalan',
      layout: 'default',
      guard: readers,
      parent: 'rapor.data',
    },
    {
      id: 'rapor.langkah-perbaikan',
      path: '/rapor-kinerja/{triwulan}/langkah-aksi-perbaikan',
      title: 'Langkah Aksi Perbaikan',
      layout: 'default',
      guard: readers,
      parent: 'rapor.data',
    },
    {
      id: 'rapor.rank',
      path: '/rapor-kinerja/{triwulan}/rank',
      title: 'Peringkat Rapor Kinerja',
      layout: 'default',
      guard: readers,
      parent: 'dashboard',
    },
    {
      id: 'rapor-sasaran.diagram',
      path: '/rapor-kinerja-sasaran-strategis-pd/{triwulan}/diagram',
      title: 'Diagram Rapor Sasaran Strategis PD',
      layout: 'default',
      guard: readers,
      parent: 'dashboard',
    },
    {
      id: 'publik-rapor.kartu',
      path: '/public-display/rapor-kinerja/{triwulan}/{satuanKerjaId}',
      title: 'Rapor Kinerja',
      layout: 'guest',
      guard: 'none',
      parent: 'welcome',
    },
    ...raporEntities.flatMap(entityPages),
  ],
  menu: [
    { group: 'Pelaporan', label: 'LKIP Bab I', path: '/lkip/bab-1', order: 10, icon: 'book-open' },
    { group: 'Pelaporan', label: 'LKIP Bab II', path: '/lkip/bab-2', order: 20, icon: 'clipboard-list' },
    { group: 'Pelaporan', label: 'LKIP Bab III', path: '/lkip/bab-3', order: 30, icon: 'gauge' },
    { group: 'Pelaporan', label: 'Narasi Pemda', path: '/lkip/narasi-pemda', order: 40, icon: 'file-text' },
    { group: 'Pelaporan', label: 'Narasi PD', path: '/lkip/narasi-pd', order: 50, icon: 'file-check-2' },
    {
      group: 'Perencanaan',
      label: 'Nilai Jenjang Kinerja',
      path: '/nilai-jenjang-kinerja',
      order: 130,
      roles: ['super'],
      icon: 'award',
    },
    {
      group: 'Perencanaan',
      label: 'Rekap Nilai Jenjang Kinerja',
      path: '/nilai-jenjang-kinerja/rekap',
      order: 140,
      roles: ['super'],
      icon: 'trophy',
    },
    {
      group: 'Pengukuran',
      label: 'Penambahan Jumlah Output',
      path: '/rapor-kinerja/penambahan-jumlah-output',
      order: 40,
      roles: ['pemerintah_daerah', 'perangkat_daerah'],
      onlyYear: 2023,
      icon: 'list-checks',
    },
    {
      group: 'Pengukuran',
      label: 'Diagram Rapor Kinerja',
      path: '/rapor-kinerja/1/diagram',
      order: 10,
      icon: 'workflow',
    },
    {
      group: 'Pengukuran',
      label: 'Data Rapor Kinerja',
      path: '/rapor-kinerja/1/data',
      order: 20,
      icon: 'list-checks',
    },
    {
      group: 'Pengukuran',
      label: 'Peringkat Rapor Kinerja',
      path: '/rapor-kinerja/1/rank',
      order: 30,
      icon: 'trophy',
    },
    {
      group: 'Pengukuran',
      label: 'Diagram Rapor Sasaran Strategis PD',
      path: '/rapor-kinerja-sasaran-strategis-pd/1/diagram',
      order: 50,
      icon: 'workflow',
    },
    ...entityMenu(raporEntities),
  ],
} as const satisfies RemoteManifest;

export type PageId = (typeof manifest)['pages'][number]['id'];
