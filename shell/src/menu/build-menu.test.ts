import { type RoleName, roleIds, roleNames } from '@selaras/roles';
import { publicMenu, sidebarMenu } from './build-menu';
import { everyManifest } from './daftar-menu.fixture';

const paths = (role: RoleName, tahun = 2024) =>
  sidebarMenu(everyManifest, { role_id: roleIds[role], satuan_kerja_id: null }, tahun).flatMap(
    ({ entries }) => entries.map(({ path }) => path),
  );

const makro =
  'rpjmd rkpd perjanjian-kinerja rencana-aksi capaian-kinerja-pemda capaian-kinerja-efisiensi-anggaran capaian-kinerja-keuangan program-inovatif capaian-kinerja-kegiatan capaian-kinerja-sub-kegiatan capaian-kinerja-aktivitas cascading';
const mikro =
  'renstra rkt perjanjian-kinerja rencana-aksi capaian-kinerja-pd capaian-kinerja-efisiensi-anggaran capaian-kinerja-keuangan program-inovatif capaian-kinerja-kegiatan capaian-kinerja-sub-kegiatan cascading';
const publikMikro =
  'renstra rkt perjanjian-kinerja rencana-aksi realisasi-rencana-aksi-terintegrasi capaian-kinerja-pd capaian-kinerja-efisiensi-anggaran capaian-kinerja-keuangan program-inovatif capaian-kinerja-program capaian-kinerja-kegiatan capaian-kinerja-sub-kegiatan cascading';
const below = (base: string, names: string) => names.split(' ').map((name) => `${base}/${name}`);
const root = (names: string) => names.split(' ').map((name) => `/${name}`);

const beranda = root('dashboard dashboard-pd');
const perencanaan = root(
  'visi-misi-rpjmd sasaran-strategis-rpjmd sasaran-strategis-pd kinerja-program kinerja-kegiatan kinerja-sub-kegiatan kamus-indikator rencana-aksi perjanjian-kinerja',
);
const display = [...below('/display-makro', makro), ...below('/display-mikro', mikro), '/api/rekap-anggaran'];
const pelaporan = below('/lkip', 'bab-1 bab-2 bab-3 narasi-pemda narasi-pd');
const rapor = below('/rapor-kinerja/1', 'diagram data rank');
const raporPd = ['/rapor-kinerja-sasaran-strategis-pd/1/diagram', '/capaian-iku'];
const evaluasi = ['/dokumen', ...below('/lke', 'eviden eviden-2 hasil-self-assessment hasil-akhir')];
const lke = below(
  '/lke',
  'penilaian penilaian-2 hasil-penilaian penilaian-humanis rekap-pd hasil-self-assessment',
);

const unit = [
  ...beranda,
  ...perencanaan,
  ...display,
  ...pelaporan,
  ...rapor,
  ...raporPd,
  ...evaluasi,
  '/tim-kerja',
];

/** Spec 2 §2.11, role by role, in the year 2024. */
const expected: Record<RoleName, string[]> = {
  super: [
    ...beranda,
    ...perencanaan,
    ...root('program kegiatan sub-kegiatan nilai-jenjang-kinerja nilai-jenjang-kinerja/rekap'),
    ...display,
    ...rapor,
    ...raporPd,
    '/dokumen',
    '/lke/rekap-pd',
    '/tim-kerja',
    '/referensi',
  ],
  pemerintah_daerah: unit,
  perangkat_daerah: unit,
  pemda: unit,
  setda: [...beranda, ...perencanaan, ...display, '/tim-kerja'],
  validator_bappeda: ['/kamus-indikator-validasi-bappeda', '/kinerja-sub-kegiatan/validasi'],
  validator_lke: lke,
  validator_lke_pleno: lke,
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

describe('sidebarMenu', () => {
  it.each(roleNames)('shows %s exactly the specified entries, in order', (role) => {
    expect(paths(role)).toEqual(expected[role]);
  });

  it.each(roleNames)('shows %s the added outputs in 2023 only when it is a regency or unit role', (role) => {
    const sees = role === 'pemerintah_daerah' || role === 'perangkat_daerah';
    expect(paths(role, 2023).includes('/rapor-kinerja/penambahan-jumlah-output')).toBe(sees);
    expect(paths(role, 2025)).not.toContain('/rapor-kinerja/penambahan-jumlah-output');
  });

  it('puts the added outputs between the ranking and the report of the unit goals', () => {
    const list = paths('perangkat_daerah', 2023);
    const place = list.indexOf('/rapor-kinerja/penambahan-jumlah-output');
    expect(list[place - 1]).toBe('/rapor-kinerja/1/rank');
    expect(list[place + 1]).toBe('/rapor-kinerja-sasaran-strategis-pd/1/diagram');
  });

  it('shows a guest and an unknown role nothing', () => {
    expect(sidebarMenu(everyManifest, null, 2024)).toEqual([]);
    expect(sidebarMenu(everyManifest, { role_id: 5, satuan_kerja_id: null }, 2024)).toEqual([]);
  });

  it('leaves out groups without entries and entries of groups that do not exist', () => {
    const manifest = {
      name: 'mf_x',
      title: 'X',
      platformApi: 1,
      pages: [],
      menu: [
        { group: 'Perencanaan', label: 'Kinerja Program', path: '/kinerja-program', order: 1 },
        { group: 'Rahasia', label: 'Rahasia', path: '/rahasia', order: 1 },
      ],
    };
    const menu = sidebarMenu([manifest], { role_id: roleIds.super, satuan_kerja_id: null }, 2024);
    expect(menu.map(({ label }) => label)).toEqual(['Perencanaan']);
  });
});

describe('publicMenu', () => {
  it('lists the specified public pages, in order', () => {
    expect(publicMenu(everyManifest, 2024).flatMap(({ entries }) => entries.map(({ path }) => path))).toEqual(
      [
        '/public-display/display-makro/dashboard',
        ...below('/public-display/display-makro', makro),
        ...below('/public-display/display-mikro', publikMikro),
        '/public-display/arsitektur-kinerja',
        ...below('/public-display/dokumen', '1 2 3 4'),
      ],
    );
  });
});
