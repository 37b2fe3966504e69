import {
  entityMenu,
  entityPages,
  guardOf,
  nilaiJenjangActs,
  penambahanOutputActs,
  type RemoteManifest,
  raporEntities,
} from '@selaras/contracts';

/** Pages, guards and menu entries of report cards, the annual report and the class of each performance. */
export const manifest = {
  name: 'mf_rapor',
  title: 'Rapor',
  platformApi: 1,
  pages: [
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
    ...raporEntities.flatMap(entityPages),
  ],
  menu: [
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
    ...entityMenu(raporEntities),
  ],
} as const satisfies RemoteManifest;

export type PageId = (typeof manifest)['pages'][number]['id'];
