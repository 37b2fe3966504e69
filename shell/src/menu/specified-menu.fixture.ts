import type { MenuEntry, RemoteManifest, User } from '@selaras/contracts';
import { type RoleName, roleNames, unitRoles } from '@selaras/roles';

/** An entry as the specification narrows it inside its group; a bare path is for everybody who sees the group. */
type SpecifiedEntry =
  | string
  | ({ readonly path: string } & Pick<
      MenuEntry,
      'roles' | 'exceptRoles' | 'onlyYear' | 'newTab' | 'forHolders' | 'forTeam'
    >);

interface SpecifiedGroup {
  readonly group: string;
  readonly roles: readonly RoleName[];
  readonly entries: readonly SpecifiedEntry[];
}

const words = (text: string) => text.trim().split(/\s+/);
const below = (base: string, names: string) => words(names).map((name) => `${base}/${name}`);
const root = (names: string) => below('', names);

const validators = roleNames.filter((role) => role.startsWith('validator_'));
/** "All other roles" of spec 2 §2.11. */
const others = roleNames.filter((role) => !validators.includes(role));
const othersExcept = (...names: RoleName[]) => others.filter((role) => !names.includes(role));

const makro = `rpjmd rkpd perjanjian-kinerja rencana-aksi capaian-kinerja-pemda capaian-kinerja-efisiensi-anggaran
  capaian-kinerja-keuangan program-inovatif capaian-kinerja-kegiatan capaian-kinerja-sub-kegiatan
  capaian-kinerja-aktivitas cascading`;
const mikro = `renstra rkt perjanjian-kinerja rencana-aksi capaian-kinerja-pd capaian-kinerja-efisiensi-anggaran
  capaian-kinerja-keuangan program-inovatif capaian-kinerja-kegiatan capaian-kinerja-sub-kegiatan cascading`;
const mikroPublik = `renstra rkt perjanjian-kinerja rencana-aksi realisasi-rencana-aksi-terintegrasi capaian-kinerja-pd
  capaian-kinerja-efisiensi-anggaran capaian-kinerja-keuangan program-inovatif capaian-kinerja-program
  capaian-kinerja-kegiatan capaian-kinerja-sub-kegiatan cascading`;

const onlySuper = (path: string): SpecifiedEntry => ({ path, roles: ['super'] });
/** Beyond the specified routes: the load of people (decision 92), employees and their targets for who keeps them (91). */
const onlyUnits = (path: string): SpecifiedEntry => ({ path, roles: [...unitRoles] });
/** Beyond the specified routes: the own teams of who leads one or serves in one (decision 150). */
const ownTeams: readonly SpecifiedEntry[] = [
  { path: '/tim-saya/ketua-tim', forTeam: 'ketua' },
  { path: '/tim-saya/anggota-tim', forTeam: 'anggota' },
];
const notSuper = (path: string): SpecifiedEntry => ({ path, exceptRoles: ['super'] });

/** The sidebar of every role, in order, written down from the specification apart from the product (spec 2 §2.11). */
const sidebar: readonly SpecifiedGroup[] = [
  { group: 'Beranda', roles: others, entries: root('dashboard dashboard-pd') },
  {
    group: 'Perencanaan',
    roles: others,
    entries: [
      ...root(`visi-misi-rpjmd sasaran-strategis-rpjmd sasaran-strategis-pd kinerja-program kinerja-kegiatan
        kinerja-sub-kegiatan kamus-indikator rencana-aksi perjanjian-kinerja`),
      ...root('program kegiatan sub-kegiatan nilai-jenjang-kinerja nilai-jenjang-kinerja/rekap').map(
        onlySuper,
      ),
    ],
  },
  { group: 'Display Makro', roles: others, entries: below('/display-makro', makro) },
  {
    group: 'Display Mikro',
    roles: others,
    entries: [...below('/display-mikro', mikro), { path: '/api/rekap-anggaran', newTab: true }],
  },
  {
    group: 'Pelaporan',
    roles: othersExcept('super', 'setda'),
    entries: below('/lkip', 'bab-1 bab-2 bab-3 narasi-pemda narasi-pd'),
  },
  {
    group: 'Pengukuran',
    roles: othersExcept('setda'),
    entries: [
      ...below('/rapor-kinerja/1', 'diagram data rank'),
      {
        path: '/rapor-kinerja/penambahan-jumlah-output',
        roles: ['pemerintah_daerah', 'perangkat_daerah'],
        onlyYear: 2023,
      },
      '/rapor-kinerja-sasaran-strategis-pd/1/diagram',
      '/capaian-iku',
    ],
  },
  {
    group: 'Evaluasi',
    roles: othersExcept('setda'),
    entries: [
      '/dokumen',
      onlySuper('/lke/rekap-pd'),
      ...below('/lke', 'eviden eviden-2 hasil-self-assessment hasil-akhir').map(notSuper),
    ],
  },
  {
    group: 'Penugasan',
    roles: others,
    entries: [
      '/tim-kerja',
      '/tim-kerja/beban',
      // Beyond the specified routes: what waits for the administrator, and for who holds a post (decision 138).
      { path: '/tim-kerja/persetujuan', roles: [...unitRoles], forHolders: true },
      ...ownTeams,
      ...root('pegawai skp').map(onlyUnits),
    ],
  },
  // Beyond the specified routes: accounts, with how many of them belong to no employee (decision 150).
  { group: 'Referensi', roles: ['super'], entries: root('referensi admin/users') },
  {
    group: 'validator_bappeda',
    roles: ['validator_bappeda'],
    entries: root('kamus-indikator-validasi-bappeda kinerja-sub-kegiatan/validasi'),
  },
  {
    group: 'validator_lke',
    roles: ['validator_lke', 'validator_lke_pleno'],
    entries: below(
      '/lke',
      'penilaian penilaian-2 hasil-penilaian penilaian-humanis rekap-pd hasil-self-assessment',
    ),
  },
  {
    group: 'validator_perencanaan',
    roles: ['validator_perencanaan_1', 'validator_perencanaan_2', 'validator_perencanaan_3'],
    entries: ['/validasi-perencanaan'],
  },
  {
    group: 'validator_kepala_bidang',
    roles: ['validator_kepala_bidang'],
    entries:
      root(`validasi-kepala-bidang validasi-kepala-opd tim-kerja/beban tim-saya/ketua-tim tim-saya/anggota-tim
      kinerja-langkah-aksi perjanjian-kinerja-pegawai`),
  },
  {
    group: 'validator_kepala_opd',
    roles: ['validator_kepala_opd'],
    entries: [...root('validasi-kepala-opd tim-kerja/beban'), ...ownTeams],
  },
];

/** The public area's menu, in order (spec 2 §2.11). */
const publik: readonly SpecifiedGroup[] = [
  {
    group: 'Publik Makro',
    roles: [],
    entries: below('/public-display/display-makro', `dashboard ${makro}`),
  },
  { group: 'Publik Mikro', roles: [], entries: below('/public-display/display-mikro', mikroPublik) },
  { group: 'Publik', roles: [], entries: ['/public-display/arsitektur-kinerja'] },
  { group: 'Publik Dokumen', roles: [], entries: below('/public-display/dokumen', '1 2 3 4') },
];

const pathOf = (entry: SpecifiedEntry) => (typeof entry === 'string' ? entry : entry.path);
const narrowing = (entry: SpecifiedEntry) => (typeof entry === 'string' ? {} : entry);

interface Reader {
  readonly role: RoleName;
  readonly tahun: number;
  readonly menjabat: boolean;
  readonly tim: User['tim'];
}

function isShown(entry: SpecifiedEntry, { role, tahun, menjabat, tim }: Reader): boolean {
  const { roles, exceptRoles, onlyYear, forHolders, forTeam } = narrowing(entry) as Partial<MenuEntry>;
  if (onlyYear !== undefined && onlyYear !== tahun) return false;
  if (forTeam && !tim?.includes(forTeam)) return false;
  if (forHolders && !menjabat && role !== 'super') return false;
  return (roles?.includes(role) ?? true) && !exceptRoles?.includes(role);
}

/** Paths that the sidebar of a role must list in this year, in order, if all pages existed; `menjabat`: he holds a post; `tim`: what he is in teams. */
export function specifiedMenu(
  role: RoleName,
  tahun: number,
  menjabat = false,
  tim: User['tim'] = [],
): string[] {
  return sidebar
    .filter(({ roles }) => roles.includes(role))
    .flatMap(({ entries }) =>
      entries.filter((entry) => isShown(entry, { role, tahun, menjabat, tim })).map(pathOf),
    );
}

/** Paths of the public area's menu, in order, if all pages existed. */
export const specifiedPublicMenu: readonly string[] = publik.flatMap(({ entries }) => entries.map(pathOf));

const everyEntry: MenuEntry[] = [...sidebar, ...publik].flatMap(({ group, entries }) =>
  entries.map((entry, index) => ({
    group,
    label: pathOf(entry),
    path: pathOf(entry),
    order: (index + 1) * 10,
    ...narrowing(entry),
  })),
);

/** The entries dealt out over several remotes, neither in order nor together, as registries will bring them. */
export const everyManifest: RemoteManifest[] = ['mf_satu', 'mf_dua', 'mf_tiga'].map((name, index, all) => ({
  name,
  title: name,
  platformApi: 1,
  pages: [],
  menu: everyEntry.filter((_, place) => place % all.length === index).reverse(),
}));
