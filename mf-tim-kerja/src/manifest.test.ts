import { pagesOfEntities, timKerjaEntities } from '@selaras/contracts';
import { roleNames } from '@selaras/roles';
import { manifest } from './manifest';

const reads = ['super', 'pemerintah_daerah', 'perangkat_daerah', 'setda', 'pemda'];
const writes = ['perangkat_daerah', 'setda', 'super'];
const heads = ['validator_kepala_bidang', 'validator_kepala_opd'];

/** Who may open which page, written down from the route table apart from the manifest; `auth`: whoever signed in. */
const table: readonly (readonly [readonly string[] | 'auth', readonly string[]])[] = [
  [reads, ['/tim-kerja', '/tim-kerja/tambahan', '/tim-kerja/detail/{id}']],
  [writes, ['/tim-kerja/create/{id}', '/tim-kerja/edit/{id}/{nip_anggota}']],
  [['validator_kepala_bidang'], ['/validasi-kepala-bidang', '/validasi-kepala-bidang/show/{id}']],
  [heads, ['/validasi-kepala-opd', '/validasi-kepala-opd/show/{id}']],
  ['auth', ['/tim-saya/ketua-tim', '/tim-saya/ketua-tim-detail/{id}', '/tim-saya/anggota-tim']],
];
const specified = table.flatMap(([roles, paths]) => paths.map((path) => ({ path, roles })));
/** Pages beside the specified ones, for whom each of them is. */
const added = [
  { path: '/tim-kerja/persetujuan', roles: writes },
  { path: '/tim-kerja/persetujuan/{id}', roles: writes },
  { path: '/tim-kerja/beban', roles: [...reads, ...heads] },
  { path: '/pegawai', roles: writes },
  { path: '/pegawai/{nip}', roles: writes },
  { path: '/skp', roles: [...writes, ...heads] },
  { path: '/skp/{nip}', roles: [...writes, ...heads] },
];

it.each([...specified, ...added])('$path lets in whom it should and nobody else', ({ path, roles }) => {
  const page = manifest.pages.find((one) => one.path === path);
  expect(page?.layout).toBe('default');
  const guard: string = page?.guard ?? '';
  if (roles === 'auth') {
    expect(guard).toBe('auth');
    return;
  }
  expect(guard).toMatch(/^role:/);
  const named = guard.slice('role:'.length).split('|');
  expect(named.toSorted()).toEqual(roleNames.filter((role) => roles.includes(role)).toSorted());
});

it('has the twelve specified pages, and every other one has its readers written down', () => {
  const paths: readonly string[] = manifest.pages.map(({ path }) => path);
  expect(specified.filter(({ path }) => paths.includes(path))).toHaveLength(12);
  const known: readonly { readonly path: string }[] = [
    ...specified,
    ...added,
    ...pagesOfEntities(timKerjaEntities),
  ];
  expect([...paths].sort()).toEqual(known.map(({ path }) => path).sort());
});
