import type { RoleName } from '@selaras/roles';

/**
 * The sidebar by role, in order, written down from the specification (spec 2 §2.11) independently of the product.
 * `when` narrows an entry to roles or to a year.
 */
interface SpecifiedEntry {
  path: string;
  roles?: readonly RoleName[];
  except?: readonly RoleName[];
  onlyYear?: number;
}

const planning = [
  'visi-misi-rpjmd',
  'sasaran-strategis-rpjmd',
  'sasaran-strategis-pd',
  'kinerja-program',
  'kinerja-kegiatan',
  'kinerja-sub-kegiatan',
  'kamus-indikator',
  'rencana-aksi',
  'perjanjian-kinerja',
];
const superOnly = [
  'program',
  'kegiatan',
  'sub-kegiatan',
  'nilai-jenjang-kinerja',
  'nilai-jenjang-kinerja/rekap',
];
const macro = [
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
  'cascading',
];
const micro = [
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
  'cascading',
];
const publicMicro = [
  'renstra',
  'rkt',
  'perjanjian-kinerja',
  'rencana-aksi',
  'realisasi-rencana-aksi-terintegrasi',
  'capaian-kinerja-pd',
  'capaian-kinerja-efisiensi-anggaran',
  'capaian-kinerja-keuangan',
  'program-inovatif',
  'capaian-kinerja-program',
  'capaian-kinerja-kegiatan',
  'capaian-kinerja-sub-kegiatan',
  'cascading',
];

const noSetda = ['setda'] as const;

const general: SpecifiedEntry[] = [
  { path: '/dashboard' },
  { path: '/dashboard-pd' },
  ...planning.map((name) => ({ path: `/${name}` })),
  ...superOnly.map((name) => ({ path: `/${name}`, roles: ['super'] as const })),
  ...macro.map((name) => ({ path: `/display-makro/${name}` })),
  ...micro.map((name) => ({ path: `/display-mikro/${name}` })),
  { path: '/api/rekap-anggaran' },
  ...['bab-1', 'bab-2', 'bab-3', 'narasi-pemda', 'narasi-pd'].map((name) => ({
    path: `/lkip/${name}`,
    except: ['super', 'setda'] as const,
  })),
  { path: '/rapor-kinerja/1/diagram', except: noSetda },
  { path: '/rapor-kinerja/1/data', except: noSetda },
  { path: '/rapor-kinerja/1/rank', except: noSetda },
  {
    path: '/rapor-kinerja/penambahan-jumlah-output',
    roles: ['pemerintah_daerah', 'perangkat_daerah'],
    onlyYear: 2023,
  },
  { path: '/rapor-kinerja-sasaran-strategis-pd/1/diagram', except: noSetda },
  { path: '/capaian-iku', except: noSetda },
  { path: '/dokumen', except: noSetda },
  { path: '/lke/rekap-pd', roles: ['super'] },
  ...['eviden', 'eviden-2', 'hasil-self-assessment', 'hasil-akhir'].map((name) => ({
    path: `/lke/${name}`,
    except: ['super', 'setda'] as const,
  })),
  { path: '/tim-kerja' },
  { path: '/referensi', roles: ['super'] },
];

const lke = [
  'penilaian',
  'penilaian-2',
  'hasil-penilaian',
  'penilaian-humanis',
  'rekap-pd',
  'hasil-self-assessment',
];
const ownMenus: Partial<Record<RoleName, string[]>> = {
  validator_bappeda: ['/kamus-indikator-validasi-bappeda', '/kinerja-sub-kegiatan/validasi'],
  validator_lke: lke.map((name) => `/lke/${name}`),
  validator_lke_pleno: lke.map((name) => `/lke/${name}`),
  validator_perencanaan_1: ['/validasi-perencanaan'],
  validator_perencanaan_2: ['/validasi-perencanaan'],
  validator_perencanaan_3: ['/validasi-perencanaan'],
  validator_kepala_bidang: [
    '/validasi-kepala-bidang',
    '/validasi-kepala-opd',
    '/tim-saya/ketua-tim',
    '/tim-saya/anggota-tim',
    '/kinerja-langkah-aksi',
    '/perjanjian-kinerja-pegawai',
  ],
  validator_kepala_opd: ['/validasi-kepala-opd'],
};

/** Paths that the sidebar of a role must list in this year, in order, if all pages existed. */
export function specifiedMenu(role: RoleName, year: number): string[] {
  return (
    ownMenus[role] ??
    general
      .filter((entry) => entry.roles?.includes(role) ?? true)
      .filter((entry) => !entry.except?.includes(role))
      .filter((entry) => entry.onlyYear === undefined || entry.onlyYear === year)
      .map((entry) => entry.path)
  );
}

/** Paths of the public area's menu, in order, if all pages existed. */
export const specifiedPublicMenu: string[] = [
  '/public-display/display-makro/dashboard',
  ...macro.map((name) => `/public-display/display-makro/${name}`),
  ...publicMicro.map((name) => `/public-display/display-mikro/${name}`),
  '/public-display/arsitektur-kinerja',
  ...[1, 2, 3, 4].map((jenis) => `/public-display/dokumen/${jenis}`),
];
