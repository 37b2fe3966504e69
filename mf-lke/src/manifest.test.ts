import { lkeEntities, pagesOfEntities } from '@selaras/contracts';
import { roleNames } from '@selaras/roles';
import { manifest } from './manifest';

const units = ['pemerintah_daerah', 'perangkat_daerah', 'pemda'];
const evaluators = ['validator_lke', 'validator_lke_pleno'];

/** Who may open which page, written down from the route table apart from the manifest; null: everybody. */
const table: readonly (readonly [readonly string[] | null, readonly string[]])[] = [
  [['super', ...units], ['/dokumen']],
  [units, ['/lke/eviden', '/lke/eviden-2', '/lke/hasil-akhir']],
  [[...units, ...evaluators], ['/lke/hasil-self-assessment']],
  [evaluators, ['/lke/penilaian', '/lke/penilaian-2', '/lke/penilaian-humanis', '/lke/hasil-penilaian']],
  [[...evaluators, 'super'], ['/lke/rekap-pd']],
  [
    null,
    [
      '/public-display/lke/hasil-self-assessment',
      '/public-display/lke/hasil-akhir',
      '/public-display/dokumen/{jenisDokumenId}',
    ],
  ],
];
const rows = table.flatMap(([roles, paths]) => paths.map((path) => ({ path, roles })));
const pageOf = (path: string) => manifest.pages.find((page) => page.path === path);

it.each(rows)('$path lets in whom it should and nobody else', ({ path, roles }) => {
  const guard: string = pageOf(path)?.guard ?? '';
  if (roles === null) {
    expect([guard, pageOf(path)?.layout]).toEqual(['none', 'guest']);
    return;
  }
  const named = guard.replace(/^role:/, '').split('|');
  expect(guard).toMatch(/^role:/);
  expect(roleNames.filter((role) => named.includes(role))).toEqual(
    roleNames.filter((role) => roles.includes(role)),
  );
  expect(named).toHaveLength(roles.length);
  expect(pageOf(path)?.layout).toBe('default');
});

it('has its 13 pages, those of its entities and no other', () => {
  const known: readonly { readonly path: string }[] = [...rows, ...pagesOfEntities(lkeEntities)];
  expect(manifest.pages.map(({ path }) => path).sort()).toEqual(known.map(({ path }) => path).sort());
  expect(rows).toHaveLength(13);
});
