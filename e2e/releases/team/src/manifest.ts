import { type RemoteManifest, rekapInovasiActs } from '@selaras/contracts';

/** Pages, guards and menu entries of Rekap Inovasi. Everybody may open the page: the server decides who reads. */
export const manifest = {
  name: 'mf_rekap_inovasi',
  title: 'Rekap Inovasi',
  platformApi: 1,
  pages: [
    {
      id: 'rekap-inovasi',
      path: '/rekap-inovasi',
      title: 'Rekap Inovasi',
      layout: 'default',
      guard: 'auth',
      parent: 'dashboard',
    },
  ],
  menu: [
    {
      group: 'Beranda',
      label: 'Rekap Inovasi',
      path: '/rekap-inovasi',
      order: 500,
      icon: 'lightbulb',
      roles: [...rekapInovasiActs.read.roles],
    },
  ],
} as const satisfies RemoteManifest;

export type PageId = (typeof manifest)['pages'][number]['id'];
