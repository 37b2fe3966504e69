import type { RemoteManifest } from '@selaras/contracts';

export const manifest = {
  name: 'mf_vue',
  title: 'Papan',
  kind: 'single-spa',
  platformApi: 1,
  pages: [
    {
      id: 'papan',
      path: '/papan/{id}',
      title: 'Papan',
      layout: 'default',
      guard: 'auth',
      parent: 'dashboard',
    },
  ],
  menu: [],
} as const satisfies RemoteManifest;
