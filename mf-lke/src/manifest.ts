import { entityMenu, entityPages, guardOf, lkeEntities, type RemoteManifest } from '@selaras/contracts';
import { staffRoles } from '@selaras/roles';

/** Pages, guards and menu entries of Evaluasi LKE. */
export const manifest = {
  name: 'mf_lke',
  title: 'Evaluasi LKE',
  platformApi: 1,
  pages: [
    {
      id: 'lke',
      path: '/lke',
      title: 'Evaluasi LKE',
      layout: 'default',
      guard: guardOf({ roles: staffRoles }),
      parent: 'dashboard',
    },
    ...lkeEntities.flatMap(entityPages),
  ],
  menu: [
    { group: 'Beranda', label: 'Evaluasi LKE', path: '/lke', order: 500, icon: 'folder-open' },
    ...entityMenu(lkeEntities),
  ],
} as const satisfies RemoteManifest;

export type PageId = (typeof manifest)['pages'][number]['id'];
