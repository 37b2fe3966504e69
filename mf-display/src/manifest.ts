import type { RemoteManifest } from '@selaras/contracts';
import { displayMenu, displayPage } from './display-pages';

/** Pages, guards and menu entries of the displays; their order in the menus is the specification's (spec 2 §2.11). */
export const manifest = {
  name: 'mf_display',
  title: 'Display',
  platformApi: 1,
  pages: [
    ...displayPage('makro', 'rkpd', 'RKPD'),
    ...displayPage('mikro', 'rkt', 'RKT'),
    ...displayPage('makro', 'capaian-kinerja-pemda', 'Capaian Kinerja Pemda'),
    ...displayPage('mikro', 'capaian-kinerja-pd', 'Capaian Kinerja PD'),
  ],
  menu: [
    ...displayMenu('makro', 'rkpd', 'RKPD', { order: 20, publik: 30, icon: 'calendar-clock' }),
    ...displayMenu('mikro', 'rkt', 'RKT', { order: 20, publik: 20, icon: 'calendar-clock' }),
    ...displayMenu('makro', 'capaian-kinerja-pemda', 'Capaian Kinerja Pemda', {
      order: 50,
      publik: 60,
      icon: 'gauge',
    }),
    ...displayMenu('mikro', 'capaian-kinerja-pd', 'Capaian Kinerja PD', {
      order: 50,
      publik: 60,
      icon: 'gauge',
    }),
  ],
} as const satisfies RemoteManifest;

export type PageId = (typeof manifest)['pages'][number]['id'];
