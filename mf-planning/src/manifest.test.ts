import { guardOf, planningEntities } from '@selaras/contracts';
import { roleNames } from '@selaras/roles';
import { manifest } from './manifest';

const staff = ['super', 'pemerintah_daerah', 'perangkat_daerah', 'setda', 'pemda'];
const planners = ['validator_perencanaan_1', 'validator_perencanaan_2', 'validator_perencanaan_3'];
const readers = [...staff, ...planners, 'validator_bappeda'];
const regency = ['super', 'pemerintah_daerah'];
const unit = ['super', 'perangkat_daerah', 'setda'];

const list = ['', '/{id}'];
const form = ['/create', '/{id}/edit'];
const below = (names: string, ends: readonly string[]) =>
  names.split(' ').flatMap((name) => ends.map((end) => `/${name}${end}`));
const units =
  'kinerja-cross-cutting sasaran-strategis-pd kinerja-program kinerja-kegiatan kinerja-sub-kegiatan';

/** Who may open which page, written down from the route table apart from the manifest. */
const table: readonly (readonly [readonly string[], readonly string[]])[] = [
  [readers, below(`visi-misi-rpjmd sasaran-strategis-rpjmd ${units}`, list)],
  [
    readers,
    [
      '/sasaran-strategis-rpjmd/{id}/sasaran-strategis-pd-cross',
      '/sasaran-strategis-pd/{id}/kinerja-program-cross',
      '/kinerja-program/{id}/kinerja-kegiatan-cross',
      '/kinerja-kegiatan/{id}/kinerja-sub-kegiatan-cross',
    ],
  ],
  [regency, below('visi-misi-rpjmd sasaran-strategis-rpjmd', form)],
  [unit, [...below(units, form), '/kinerja-sub-kegiatan/{id}/edit-tim-kerja', '/salin-rencana']],
  [[...readers, 'validator_kepala_bidang'], below('kinerja-langkah-aksi', list)],
  [[...unit, 'validator_kepala_bidang'], below('kinerja-langkah-aksi', form)],
  [['super'], below('program kegiatan sub-kegiatan referensi', [...list, ...form])],
  [
    staff,
    [
      ...below('kinerja-langkah-aksi-terintegrasi', ['', '/realisasi']),
      ...below('perjanjian-kinerja', list),
      ...below('kamus-indikator kamus-indikator-fungsional rekap-anggaran rencana-aksi', ['']),
    ],
  ],
  [[...staff, 'validator_kepala_bidang'], ['/perjanjian-kinerja/{id}/pegawai/{nip}']],
  [['super', 'perangkat_daerah', 'validator_kepala_bidang'], ['/perjanjian-kinerja-pegawai']],
  [staff.filter((role) => role !== 'setda'), ['/capaian-iku']],
  [['validator_bappeda'], ['/kinerja-sub-kegiatan/validasi', '/kamus-indikator-validasi-bappeda']],
  [planners, below('validasi-perencanaan', ['', '/{satkerId}'])],
];
const rows = table.flatMap(([roles, paths]) => paths.map((path) => ({ path, roles })));

it.each(rows)('$path lets in whom it should and nobody else', ({ path, roles }) => {
  const guard = manifest.pages.find((page) => page.path === path)?.guard ?? '';
  const named = guard.replace(/^role:/, '').split('|');
  expect(guard).toMatch(/^role:/);
  expect(roleNames.filter((role) => named.includes(role))).toEqual(
    roleNames.filter((role) => roles.includes(role)),
  );
  expect(named).toHaveLength(roles.length);
});

it.each(planningEntities)('the pages of $name let in whom its acts admit', ({ path, acts }) => {
  const rights = { '': acts.read, '/{id}': acts.read, '/create': acts.create, '/{id}/edit': acts.update };
  const guards = Object.keys(rights).map(
    (end) => manifest.pages.find((page) => page.path === path + end)?.guard,
  );
  expect(guards).toEqual(Object.values(rights).map(guardOf));
});

/** Who may do what with an entity is written down apart in the contracts (`acts.fixture.ts`). */
const ofEntities = planningEntities.flatMap(({ path }) => [...list, ...form].map((end) => path + end));

it('has no page that is neither in the table nor of an entity', () => {
  const known = [...rows.map(({ path }) => path), ...ofEntities];
  expect(manifest.pages.filter(({ path }) => !known.includes(path))).toEqual([]);
});
