import { roleNames } from '@selaras/roles';
import { manifest } from './manifest';

const readers = ['super', 'pemerintah_daerah', 'perangkat_daerah', 'setda', 'pemda'];

/** Pages of an area in the order of its menu, written down from the specification (spec 2 §2.3, §2.4, §2.11). */
const makro = [
  'rpjmd',
  'rkpd',
  'perjanjian-kinerja',
  'rencana-aksi',
  'capaian-kinerja-pemda',
  'capaian-kinerja-efisiensi-anggaran',
  'capaian-kinerja-keuangan',
  'program-inovatif',
  'capaian-kinerja-kegiatan',
  'capaian-kinerja-sub-kegiatan',
  'capaian-kinerja-aktivitas',
];
const mikro = [
  'renstra',
  'rkt',
  'perjanjian-kinerja',
  'rencana-aksi',
  'capaian-kinerja-pd',
  'capaian-kinerja-efisiensi-anggaran',
  'capaian-kinerja-keuangan',
  'program-inovatif',
  'capaian-kinerja-kegiatan',
  'capaian-kinerja-sub-kegiatan',
];
const publicMikro = [
  ...mikro.slice(0, 4),
  'realisasi-rencana-aksi-terintegrasi',
  ...mikro.slice(4, 8),
  'capaian-kinerja-program',
  ...mikro.slice(8),
];
const menus = {
  'Display Makro': makro.map((name) => `/display-makro/${name}`),
  'Display Mikro': mikro.map((name) => `/display-mikro/${name}`),
  'Publik Makro': ['dashboard', ...makro].map((name) => `/public-display/display-makro/${name}`),
  'Publik Mikro': publicMikro.map((name) => `/public-display/display-mikro/${name}`),
};
const signedIn = [
  ...menus['Display Makro'],
  ...menus['Display Mikro'],
  '/display-mikro/capaian-kinerja-langkah-aksi',
];
const open = [
  ...menus['Publik Makro'],
  ...menus['Publik Mikro'],
  '/public-display/display-mikro/capaian-kinerja-langkah-aksi',
  '/public-display/display-mikro/rencana-aksi-terintegrasi',
  '/public-display/capaian-iku',
  '/public-display/display-makro/capaian-kinerja-program',
  '/public-display/indikator/{pemilik}/{id}',
];
const pageOf = (path: string) => manifest.pages.find((page) => page.path === path);

it.each(signedIn)('%s lets in who reads displays and nobody else', (path) => {
  const guard: string = pageOf(path)?.guard ?? '';
  expect(guard).toMatch(/^role:/);
  const named = guard.replace(/^role:/, '').split('|');
  expect(named.toSorted()).toEqual(readers.toSorted());
  expect(roleNames).toEqual(expect.arrayContaining(named));
  expect(pageOf(path)?.layout).toBe('default');
});

it.each(open)('%s is open to everybody', (path) => {
  expect([pageOf(path)?.guard, pageOf(path)?.layout]).toEqual(['none', 'guest']);
});

it('has its 51 pages and no other', () => {
  const paths = [...signedIn, ...open];
  expect(manifest.pages.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
  expect(new Set(paths).size).toBe(51);
});

it.each(Object.entries(menus))(
  'the menu %s has its pages in the order of the specification',
  (group, paths) => {
    const entries = manifest.menu.filter((entry) => entry.group === group);
    expect(entries.toSorted((one, other) => one.order - other.order).map(({ path }) => path)).toEqual(paths);
    expect(new Set(entries.map(({ order }) => order)).size).toBe(entries.length);
  },
);
