import {
  entityMenu,
  entityPages,
  guardOf,
  lkeEntities,
  lkeValidatorRoles,
  type RemoteManifest,
} from '@selaras/contracts';
import { staffRoles } from '@selaras/roles';

const unitReaders = ['pemerintah_daerah', 'perangkat_daerah', 'pemda'] as const;

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
    {
      id: 'lke.hasil-self-assessment',
      path: '/lke/hasil-self-assessment',
      title: 'Hasil Self Assessment',
      layout: 'default',
      guard: guardOf({ roles: [...unitReaders, ...lkeValidatorRoles] }),
      parent: 'dashboard',
    },
    {
      id: 'lke.hasil-akhir',
      path: '/lke/hasil-akhir',
      title: 'Hasil Akhir LKE',
      layout: 'default',
      guard: guardOf({ roles: unitReaders }),
      parent: 'dashboard',
    },
    {
      id: 'lke.hasil-penilaian',
      path: '/lke/hasil-penilaian',
      title: 'Hasil Penilaian',
      layout: 'default',
      guard: guardOf({ roles: lkeValidatorRoles }),
      parent: 'dashboard',
    },
    {
      id: 'lke.rekap-pd',
      path: '/lke/rekap-pd',
      title: 'Rekap PD',
      layout: 'default',
      guard: guardOf({ roles: [...lkeValidatorRoles, 'super'] }),
      parent: 'dashboard',
    },
    {
      id: 'publik-lke.hasil-self-assessment',
      path: '/public-display/lke/hasil-self-assessment',
      title: 'Hasil Self Assessment',
      layout: 'guest',
      guard: 'none',
      parent: 'welcome',
    },
    {
      id: 'publik-lke.hasil-akhir',
      path: '/public-display/lke/hasil-akhir',
      title: 'Hasil Akhir LKE',
      layout: 'guest',
      guard: 'none',
      parent: 'welcome',
    },
    ...lkeEntities.flatMap(entityPages),
  ],
  menu: [
    { group: 'Beranda', label: 'Evaluasi LKE', path: '/lke', order: 500, icon: 'folder-open' },
    {
      group: 'Evaluasi',
      label: 'Rekap PD',
      path: '/lke/rekap-pd',
      order: 20,
      roles: ['super'],
      icon: 'gauge',
    },
    {
      group: 'Evaluasi',
      label: 'Hasil Self Assessment',
      path: '/lke/hasil-self-assessment',
      order: 50,
      exceptRoles: ['super'],
      icon: 'gauge',
    },
    {
      group: 'Evaluasi',
      label: 'Hasil Akhir LKE',
      path: '/lke/hasil-akhir',
      order: 60,
      exceptRoles: ['super'],
      icon: 'gauge',
    },
    {
      group: 'validator_lke',
      label: 'Hasil Penilaian',
      path: '/lke/hasil-penilaian',
      order: 30,
      icon: 'gauge',
    },
    { group: 'validator_lke', label: 'Rekap PD', path: '/lke/rekap-pd', order: 50, icon: 'gauge' },
    {
      group: 'validator_lke',
      label: 'Hasil Self Assessment',
      path: '/lke/hasil-self-assessment',
      order: 60,
      icon: 'gauge',
    },
    ...entityMenu(lkeEntities),
  ],
} as const satisfies RemoteManifest;

export type PageId = (typeof manifest)['pages'][number]['id'];
