import type { PageEntry } from '@selaras/contracts';
import { createTestPortal, pagesFor } from '@selaras/portal/testing';
import { roleIds } from '@selaras/roles';
import { remoteOf } from '../testing/open-portal';
import { pageItems, searchItems, unitItems } from './search-items';

const page = (
  path: string,
  title: string,
  guard: PageEntry['guard'],
  layout: PageEntry['layout'] = 'default',
): PageEntry => ({
  id: path.replace(/^\/display-(\w+)\/cascading$/, 'cascading.$1').replace(/^\/(?=.)/, ''),
  path,
  title,
  guard,
  layout,
});
const pages = [
  page('/dashboard', 'Dashboard', 'auth'),
  page('/display-makro/cascading', 'Cascading', 'role:super|setda'),
  page('/display-mikro/cascading', 'Cascading', 'role:super|setda'),
  { ...page('/rpjmd-kabupaten', 'RPJMD', 'role:super|setda'), parent: 'dashboard' },
  page('/admin/users', 'Pengguna', 'role:super'),
  page('/kinerja-program/{id}', 'Detail Kinerja Program', 'role:super'),
  page('/', 'Selamat Datang', 'none', 'guest'),
];
const menu = [
  { group: 'Display Makro', label: 'Cascading', path: '/display-makro/cascading', order: 1 },
  { group: 'Display Mikro', label: 'Cascading', path: '/display-mikro/cascading', order: 1 },
  { group: 'Display Makro', label: 'RPJMD', path: '/rpjmd-kabupaten', order: 2 },
];
const manifests = [{ ...remoteOf(pages), menu }];
const setda = { role_id: roleIds.setda, satuan_kerja_id: 9999 };

describe('pageItems', () => {
  it('offers only pages that the user may open and that need no number', () => {
    expect(pageItems(manifests, setda, 2025).map(({ path }) => path)).toEqual([
      '/dashboard',
      '/display-makro/cascading',
      '/display-mikro/cascading',
      '/rpjmd-kabupaten',
    ]);
  });

  it('tells pages of the same name apart by their heading in the menu, wherever they lie', () => {
    expect(pageItems(manifests, setda, 2025).map(({ hint }) => hint)).toEqual([
      '',
      'Display Makro',
      'Display Mikro',
      'Display Makro',
    ]);
  });

  it('names the page above where the menu has none', () => {
    const [, , , rpjmd] = pageItems([remoteOf(pages)], setda, 2025);
    expect(rpjmd?.hint).toBe('Dashboard');
  });
});

describe('searchItems', () => {
  const items = [
    ...pageItems(manifests, setda, 2025),
    ...unitItems(
      [
        { value: 1012, label: 'Dinas Kesehatan' },
        { value: 1013, label: 'RSUD Tirtaraya' },
      ],
      pagesFor(null, createTestPortal({ manifests: [remoteOf(pages)] })),
    ),
  ];

  it.each([
    ['mikro casc', ['/display-mikro/cascading']],
    ['KESEHATAN', ['/display-mikro/cascading?satuan_kerja_id=1012']],
    ['rumah sakit', ['/display-mikro/cascading?satuan_kerja_id=1013']],
    ['tidak ada', []],
  ])('%s', (typed, expected) => {
    expect(searchItems(items, typed).map(({ path }) => path)).toEqual(expected);
  });

  it('puts what begins with the typed text first', () => {
    const mixed = [
      { path: '/a', label: 'Rekap Program', hint: '' },
      { path: '/b', label: 'Program', hint: '' },
    ];
    expect(searchItems(mixed, 'program').map(({ path }) => path)).toEqual(['/b', '/a']);
  });

  it('never lists more than eight', () => {
    const many = Array.from({ length: 50 }, (_, index) => ({
      path: `/${index}`,
      label: 'Program',
      hint: '',
    }));
    expect(searchItems(many, '')).toHaveLength(8);
  });
});
