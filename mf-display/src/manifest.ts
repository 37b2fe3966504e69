import type { RemoteManifest } from '@selaras/contracts';
import { displayMenu, displayPage, publicPage } from './display-pages';

/** Pages, guards and menu entries of the displays; their order in the menus is the specification's (spec 2 §2.11). */
export const manifest = {
  name: 'mf_display',
  title: 'Display',
  platformApi: 1,
  pages: [
    publicPage('makro', 'dashboard', 'Dashboard'),
    {
      id: 'publik-makro.indikator',
      path: '/public-display/indikator/{pemilik}/{id}',
      title: 'Indikator',
      layout: 'guest',
      guard: 'none',
      parent: 'publik-makro.dashboard',
    },
    ...displayPage('makro', 'rkpd', 'RKPD'),
    ...displayPage('mikro', 'rkt', 'RKT'),
    ...displayPage('makro', 'perjanjian-kinerja', 'Perjanjian Kinerja'),
    ...displayPage('mikro', 'perjanjian-kinerja', 'Perjanjian Kinerja'),
    ...displayPage('makro', 'rencana-aksi', 'Rencana Aksi'),
    ...displayPage('mikro', 'rencana-aksi', 'Rencana Aksi'),
    publicPage('mikro', 'rencana-aksi-terintegrasi', 'Rencana Aksi Terintegrasi'),
    publicPage('mikro', 'realisasi-rencana-aksi-terintegrasi', 'Realisasi Rencana Aksi Terintegrasi'),
    ...displayPage('makro', 'program-inovatif', 'Program Inovatif'),
    ...displayPage('mikro', 'program-inovatif', 'Program Inovatif'),
    ...displayPage('makro', 'rpjmd', 'RPJMD'),
    ...displayPage('mikro', 'renstra', 'Renstra'),
    ...displayPage('makro', 'capaian-kinerja-efisiensi-anggaran', 'Efisiensi Anggaran'),
    ...displayPage('mikro', 'capaian-kinerja-efisiensi-anggaran', 'Efisiensi Anggaran'),
    ...displayPage('makro', 'capaian-kinerja-pemda', 'Capaian Kinerja Pemda'),
    ...displayPage('mikro', 'capaian-kinerja-pd', 'Capaian Kinerja PD'),
    ...displayPage('makro', 'capaian-kinerja-kegiatan', 'Capaian Kinerja Kegiatan'),
    ...displayPage('makro', 'capaian-kinerja-sub-kegiatan', 'Capaian Kinerja Sub Kegiatan'),
    ...displayPage('makro', 'capaian-kinerja-aktivitas', 'Capaian Kinerja Aktivitas'),
    publicPage('makro', 'capaian-kinerja-program', 'Capaian Kinerja Program'),
    publicPage('mikro', 'capaian-kinerja-program', 'Capaian Kinerja Program'),
    ...displayPage('mikro', 'capaian-kinerja-kegiatan', 'Capaian Kinerja Kegiatan'),
    ...displayPage('mikro', 'capaian-kinerja-sub-kegiatan', 'Capaian Kinerja Sub Kegiatan'),
    ...displayPage('mikro', 'capaian-kinerja-langkah-aksi', 'Capaian Kinerja Langkah Aksi'),
    {
      id: 'publik.capaian-iku',
      path: '/public-display/capaian-iku',
      title: 'Capaian IKU',
      layout: 'guest',
      guard: 'none',
      parent: 'welcome',
    },
    ...displayPage('makro', 'capaian-kinerja-keuangan', 'Kinerja Keuangan'),
    ...displayPage('mikro', 'capaian-kinerja-keuangan', 'Kinerja Keuangan'),
  ],
  menu: [
    ...displayMenu('makro', 'dashboard', 'Dashboard', { publik: 10, icon: 'layout-dashboard' }),
    ...displayMenu('makro', 'rkpd', 'RKPD', { order: 20, publik: 30, icon: 'calendar-clock' }),
    ...displayMenu('mikro', 'rkt', 'RKT', { order: 20, publik: 20, icon: 'calendar-clock' }),
    ...displayMenu('makro', 'perjanjian-kinerja', 'Perjanjian Kinerja', {
      order: 30,
      publik: 40,
      icon: 'handshake',
    }),
    ...displayMenu('mikro', 'perjanjian-kinerja', 'Perjanjian Kinerja', {
      order: 30,
      publik: 30,
      icon: 'handshake',
    }),
    ...displayMenu('makro', 'rencana-aksi', 'Rencana Aksi', { order: 40, publik: 50, icon: 'list-todo' }),
    ...displayMenu('mikro', 'rencana-aksi', 'Rencana Aksi', { order: 40, publik: 40, icon: 'list-todo' }),
    ...displayMenu('mikro', 'realisasi-rencana-aksi-terintegrasi', 'Realisasi Rencana Aksi Terintegrasi', {
      publik: 50,
      icon: 'list-checks',
    }),
    ...displayMenu('makro', 'program-inovatif', 'Program Inovatif', {
      order: 80,
      publik: 90,
      icon: 'lightbulb',
    }),
    ...displayMenu('mikro', 'program-inovatif', 'Program Inovatif', {
      order: 80,
      publik: 90,
      icon: 'lightbulb',
    }),
    ...displayMenu('makro', 'rpjmd', 'RPJMD', { order: 10, publik: 20, icon: 'target' }),
    ...displayMenu('mikro', 'renstra', 'Renstra', { order: 10, publik: 10, icon: 'target' }),
    ...displayMenu('makro', 'capaian-kinerja-efisiensi-anggaran', 'Efisiensi Anggaran', {
      order: 60,
      publik: 70,
      icon: 'piggy-bank',
    }),
    ...displayMenu('mikro', 'capaian-kinerja-efisiensi-anggaran', 'Efisiensi Anggaran', {
      order: 60,
      publik: 70,
      icon: 'piggy-bank',
    }),
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
    ...displayMenu('makro', 'capaian-kinerja-kegiatan', 'Capaian Kinerja Kegiatan', {
      order: 90,
      publik: 100,
      icon: 'gauge',
    }),
    ...displayMenu('makro', 'capaian-kinerja-sub-kegiatan', 'Capaian Kinerja Sub Kegiatan', {
      order: 100,
      publik: 110,
      icon: 'gauge',
    }),
    ...displayMenu('makro', 'capaian-kinerja-aktivitas', 'Capaian Kinerja Aktivitas', {
      order: 110,
      publik: 120,
      icon: 'gauge',
    }),
    ...displayMenu('mikro', 'capaian-kinerja-program', 'Capaian Kinerja Program', {
      publik: 100,
      icon: 'gauge',
    }),
    ...displayMenu('mikro', 'capaian-kinerja-kegiatan', 'Capaian Kinerja Kegiatan', {
      order: 90,
      publik: 110,
      icon: 'gauge',
    }),
    ...displayMenu('mikro', 'capaian-kinerja-sub-kegiatan', 'Capaian Kinerja Sub Kegiatan', {
      order: 100,
      publik: 120,
      icon: 'gauge',
    }),
    ...displayMenu('makro', 'capaian-kinerja-keuangan', 'Kinerja Keuangan', {
      order: 70,
      publik: 80,
      icon: 'coins',
    }),
    ...displayMenu('mikro', 'capaian-kinerja-keuangan', 'Kinerja Keuangan', {
      order: 70,
      publik: 80,
      icon: 'coins',
    }),
  ],
} as const satisfies RemoteManifest;

export type PageId = (typeof manifest)['pages'][number]['id'];
