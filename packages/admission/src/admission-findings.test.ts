import { type CallContract, contractOf, getUserCall, type RemoteBuild } from '@selaras/contracts';
import { roleNames } from '@selaras/roles';
import { admissionFindings } from './admission-findings';
import type { Candidate } from './candidate';
import { callName, fingerprintsOf } from './contract/fingerprint';
import type { FindingCode } from './finding';
import type { PortalAbilities } from './portal-abilities';

const ofUser = contractOf(getUserCall);

const portal: PortalAbilities = {
  platformApi: 1,
  shared: { react: '19.3.1' },
  roles: roleNames,
  guards: ['none', 'auth'],
  menuGroups: ['Evaluasi'],
  icons: ['trophy'],
  pages: [
    { owner: 'shell', id: 'dashboard', path: '/dashboard' },
    { owner: 'mf_lain', id: 'lain.show', path: '/lain/{id}' },
    { owner: 'mf_contoh', id: 'lama', path: '/contoh' },
  ],
  calls: [ofUser],
  budget: { firstPage: 265_000, shared: 200_000 },
};

const page = {
  id: 'contoh',
  path: '/contoh',
  title: 'Contoh',
  layout: 'default',
  guard: 'auth',
  parent: 'dashboard',
} as const;

const callsNamed = (calls: readonly CallContract[]) =>
  Object.fromEntries(calls.map((call) => [callName(call), fingerprintsOf(call)]));

const build: RemoteBuild = {
  name: 'mf_contoh',
  version: '1.0.0-aaaaaaaa',
  entry: 'remoteEntry.js',
  revision: null,
  builtAt: '2026-01-01T00:00:00.000Z',
  requires: { platformApi: 1, shared: { react: '^19.0.0' } },
  integrity: { 'remoteEntry.js': 'sha256-a', 'calls.json': 'sha256-b' },
  preload: { contoh: ['remoteEntry.js'] },
  manifest: {
    name: 'mf_contoh',
    title: 'Contoh',
    platformApi: 1,
    pages: [page],
    menu: [
      { group: 'Evaluasi', label: 'Contoh', path: '/contoh', order: 1, icon: 'trophy', roles: ['super'] },
    ],
  },
  calls: callsNamed([ofUser]),
};
const files = {
  'remoteEntry.js': { hash: 'sha256-a', sentBytes: 10_000, text: 'run()' },
  'calls.json': { hash: 'sha256-b', sentBytes: 100 },
};
const candidate = (more: Partial<Candidate> = {}): Candidate => ({
  name: 'mf_contoh',
  remoteJson: build,
  callsJson: { calls: [ofUser] },
  files,
  ...more,
});

/** The sound remote with something else in its `remote.json`. */
const withBuild = (more: Partial<RemoteBuild>) => candidate({ remoteJson: { ...build, ...more } });
const withPages = (...pages: object[]) =>
  withBuild({
    manifest: { ...build.manifest, pages: pages.map((more) => ({ ...page, ...more })) },
    preload: Object.fromEntries(pages.map((more) => [{ ...page, ...more }.id, ['remoteEntry.js']])),
  });
const withMenu = (more: object) =>
  withBuild({ manifest: { ...build.manifest, menu: [{ ...build.manifest.menu[0], ...more }] as never } });
const withEntry = (more: object) =>
  candidate({ files: { ...files, 'remoteEntry.js': { ...files['remoteEntry.js'], ...more } } });
const withEmbed = (sentBytes: number) => {
  const integrity = { ...build.integrity, 'sematkan.js': 'sha256-c' };
  const embed = { 'sematkan.js': { hash: 'sha256-c', sentBytes, text: 'run()' } };
  return { ...withBuild({ integrity }), files: { ...files, ...embed } };
};
const withCalls = (...calls: CallContract[]) =>
  candidate({ remoteJson: { ...build, calls: callsNamed(calls) }, callsJson: { calls } });

/** A field of the user's answer that this server no longer has. */
const { data, ...answered } = (ofUser.answer?.properties ?? {}) as Record<string, { properties?: object }>;
const more = {
  ...data,
  properties: { ...data?.properties, jabatan: { type: 'string' } },
  required: ['jabatan'],
};
const newer: CallContract = {
  ...ofUser,
  answer: { ...ofUser.answer, properties: { ...answered, data: more }, required: ['data'] },
};

describe('admissionFindings', () => {
  it('admits a sound remote, also in place of its own earlier version', () => {
    expect(admissionFindings(candidate(), portal)).toEqual([]);
  });

  it('admits an embed that keeps within its size', () => {
    expect(admissionFindings(withEmbed(270_000), portal)).toEqual([]);
  });

  it.each<[string, Candidate, FindingCode, RegExp]>([
    ['no remote.json', candidate({ remoteJson: null }), 'REMOTE_JSON_SALAH', /isinya/],
    ['one without an entry', withBuild({ entry: undefined as never }), 'REMOTE_JSON_SALAH', /entry/],
    [
      'the name of another remote',
      candidate({ name: 'mf_lain' }),
      'REMOTE_JSON_SALAH',
      /milik "mf_contoh", bukan "mf_lain"/,
    ],
    [
      'a version that leads out of its folder',
      withBuild({ version: '../1' }),
      'REMOTE_JSON_SALAH',
      /nama folder/,
    ],
    [
      'a page that no scripts are named for',
      withBuild({ preload: {} }),
      'REMOTE_JSON_SALAH',
      /tidak punya daftar skrip/,
    ],
    [
      'a manifest of another name',
      withBuild({ manifest: { ...build.manifest, name: 'mf_lain' } }),
      'MANIFEST_SALAH',
      /bukan "mf_contoh"/,
    ],
    [
      'a single-spa remote that shares',
      withBuild({ manifest: { ...build.manifest, kind: 'single-spa' } }),
      'JENIS_BERBEDA',
      /meminta pustaka/,
    ],
    [
      'another platform API',
      withBuild({ requires: { ...build.requires, platformApi: 2 } }),
      'PLATFORM_API_BERBEDA',
      /platform API 2, yang terpasang di portal 1/,
    ],
    [
      'another React',
      withBuild({ requires: { platformApi: 1, shared: { react: '^20.0.0' } } }),
      'PUSTAKA_BERBEDA',
      /react \^20.0.0, yang terpasang di portal 19.3.1/,
    ],
    [
      'a library that the portal has not',
      withBuild({ requires: { platformApi: 1, shared: { vue: '^3.0.0' } } }),
      'PUSTAKA_BERBEDA',
      /vue .* tidak menyediakannya/,
    ],
    [
      'a missing file',
      candidate({ files: { 'calls.json': files['calls.json'] } }),
      'BERKAS_HILANG',
      /"remoteEntry.js"/,
    ],
    ['a changed file', withEntry({ hash: 'sha256-c' }), 'BERKAS_BERUBAH', /"remoteEntry.js"/],
    [
      'a file more',
      candidate({ files: { ...files, 'x.js': { hash: 'sha256-x', sentBytes: 1 } } }),
      'BERKAS_TAK_TERDAFTAR',
      /"x.js" terkirim/,
    ],
    [
      'a script without a hash',
      withBuild({ preload: { contoh: ['y.js'] } }),
      'BERKAS_TAK_TERDAFTAR',
      /"y.js" dipakai/,
    ],
    ['eval', withEntry({ text: 'eval(x)' }), 'KODE_DARI_TEKS', /"remoteEntry.js" memakai eval/],
    ['a route of the shell', withPages({ path: '/dashboard' }), 'RUTE_BENTROK', /portal sendiri/],
    [
      "a route among another remote's",
      withPages({ path: '/lain/baru' }),
      'RUTE_BENTROK',
      /"\/lain\/\{id\}" milik remote mf_lain/,
    ],
    [
      'two routes to one address',
      withPages({ path: '/a/{x}' }, { id: 'b', path: '/a/{y}' }),
      'RUTE_BENTROK',
      /"\/a\/\{y\}"/,
    ],
    ['one route twice', withPages({}, { id: 'b' }), 'RUTE_BENTROK', /ditulis dua kali/],
    [
      'the page id of another',
      withPages({ id: 'lain.show' }),
      'HALAMAN_BENTROK',
      /sudah dipakai remote mf_lain/,
    ],
    ['a parent that nobody has', withPages({ parent: 'beranda' }), 'INDUK_TIDAK_ADA', /"beranda"/],
    ['an unknown guard', withPages({ guard: 'siapa-saja' }), 'PENJAGA_TIDAK_DIKENAL', /"siapa-saja"/],
    ['a guard of an unknown role', withPages({ guard: 'role:super|raja' }), 'PERAN_TIDAK_DIKENAL', /raja/],
    [
      'a menu for an unknown role',
      withMenu({ exceptRoles: ['raja'] }),
      'PERAN_TIDAK_DIKENAL',
      /menu "Contoh".*raja/,
    ],
    ['an unknown group', withMenu({ group: 'Lain' }), 'GRUP_MENU_TIDAK_DIKENAL', /"Lain"/],
    ['an unknown icon', withMenu({ icon: 'naga' }), 'IKON_TIDAK_DIKENAL', /"naga"/],
    [
      'calls that are not written down',
      withBuild({ calls: undefined }),
      'PANGGILAN_TIDAK_TERCATAT',
      /calls.json/,
    ],
    [
      'other calls than it says',
      candidate({ callsJson: { calls: [] } }),
      'PANGGILAN_TIDAK_TERCATAT',
      /GET \/user/,
    ],
    [
      'another contract than it says',
      candidate({ callsJson: { calls: [newer] } }),
      'PANGGILAN_TIDAK_TERCATAT',
      /GET \/user/,
    ],
    [
      'a call that nobody answers',
      withCalls({ ...ofUser, path: '/lain' }),
      'PANGGILAN_TIDAK_ADA',
      /GET \/lain/,
    ],
    [
      'a field that is gone',
      withCalls(newer),
      'PANGGILAN_BERUBAH',
      /GET \/user .*field "data.jabatan" tidak ada di server/,
    ],
    [
      'an act that is unknown',
      withCalls({ ...ofUser, act: { ...ofUser.act, name: 'raja.read' } }),
      'TINDAKAN_TIDAK_DIKENAL',
      /"raja.read"/,
    ],
    ['a heavy first page', withEntry({ sentBytes: 65_001 }), 'UKURAN_BERLEBIH', /paling banyak 65 kB/],
    ['a heavy embed', withEmbed(270_001), 'UKURAN_BERLEBIH', /sematkan.js .* paling banyak 270 kB/],
  ])('refuses %s, says why and what to do', (_what, wrong, code, reason) => {
    const [first] = admissionFindings(wrong, portal).filter((finding) => finding.code === code);
    expect(first?.reason).toMatch(reason);
    expect(first?.remedy).toMatch(/\w{3}.*[.]$/);
  });

  it('says the most telling reason first', () => {
    const wrong = { ...withPages({ path: '/dashboard' }), files: { 'calls.json': files['calls.json'] } };
    expect(admissionFindings(wrong, portal).map(({ code }) => code)).toEqual([
      'BERKAS_HILANG',
      'RUTE_BENTROK',
    ]);
  });
});
