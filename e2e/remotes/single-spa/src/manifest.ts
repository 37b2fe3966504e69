import type { RemoteManifest } from '@selaras/contracts';

export const manifest = {
  name: 'mf_parsel',
  title: 'Catatan',
  kind: 'single-spa',
  platformApi: 1,
  pages: [
    {
      id: 'catatan',
      path: '/catatan/{id}',
      title: 'Catatan',
      layout: 'default',
      guard: 'auth',
      parent: 'dashboard',
    },
  ],
  menu: [],
} as const satisfies RemoteManifest;
