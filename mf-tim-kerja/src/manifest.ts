import { entityMenu, entityPages, guardOf, type RemoteManifest, timKerjaEntities } from '@selaras/contracts';
import { staffRoles } from '@selaras/roles';

/** Pages, guards and menu entries of Tim Kerja. */
export const manifest = {
  name: 'mf_tim_kerja',
  title: 'Tim Kerja',
  platformApi: 1,
  pages: [
    {
      id: 'tim-kerja',
      path: '/tim-kerja',
      title: 'Tim Kerja',
      layout: 'default',
      guard: guardOf({ roles: staffRoles }),
      parent: 'dashboard',
    },
    ...timKerjaEntities.flatMap(entityPages),
  ],
  menu: [
    { group: 'Penugasan', label: 'Tim Kerja', path: '/tim-kerja', order: 10, icon: 'users' },
    ...entityMenu(timKerjaEntities),
  ],
} as const satisfies RemoteManifest;

export type PageId = (typeof manifest)['pages'][number]['id'];
