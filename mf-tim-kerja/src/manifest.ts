import {
  entityMenu,
  entityPages,
  guardOf,
  pegawaiActs,
  type RemoteManifest,
  skpActs,
  timKerjaEntities,
} from '@selaras/contracts';
import { staffRoles, unitRoles } from '@selaras/roles';

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
    {
      id: 'pegawai',
      path: '/pegawai',
      title: 'Pegawai',
      layout: 'default',
      guard: guardOf(pegawaiActs.list),
      parent: 'dashboard',
    },
    {
      id: 'pegawai.show',
      path: '/pegawai/{nip}',
      title: 'Detail Pegawai',
      layout: 'default',
      guard: guardOf(pegawaiActs.read),
      parent: 'pegawai',
    },
    {
      id: 'skp',
      path: '/skp',
      title: 'SKP Saya',
      layout: 'default',
      guard: guardOf(skpActs.sendiri),
      parent: 'dashboard',
    },
    {
      id: 'skp.show',
      path: '/skp/{nip}',
      title: 'SKP Pegawai',
      layout: 'default',
      guard: guardOf(skpActs.read),
      parent: 'pegawai',
    },
    ...timKerjaEntities.flatMap(entityPages),
  ],
  menu: [
    { group: 'Penugasan', label: 'Tim Kerja', path: '/tim-kerja', order: 10, icon: 'users' },
    {
      group: 'Penugasan',
      label: 'Pegawai',
      path: '/pegawai',
      order: 70,
      roles: [...unitRoles],
      icon: 'user-check',
    },
    {
      group: 'Penugasan',
      label: 'SKP Saya',
      path: '/skp',
      order: 80,
      roles: [...unitRoles],
      icon: 'file-text',
    },
    ...entityMenu(timKerjaEntities),
  ],
} as const satisfies RemoteManifest;

export type PageId = (typeof manifest)['pages'][number]['id'];
