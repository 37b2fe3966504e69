import type { RemoteManifest } from '@selaras/contracts';

export const manifest = {
  name: 'mf_pustaka',
  title: 'Pustaka',
  platformApi: 1,
  pages: [
    {
      id: 'isi',
      path: '/pustaka',
      title: 'Pustaka',
      layout: 'default',
      guard: 'auth',
      parent: 'dashboard',
    },
  ],
  menu: [],
} as const satisfies RemoteManifest;

export type PageId = (typeof manifest)['pages'][number]['id'];
