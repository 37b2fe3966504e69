import type { PageEntry, RemoteManifest } from '@selaras/contracts';
import { manifestProblems } from './check-manifest';

const page = (more: Partial<PageEntry> = {}): PageEntry => ({
  id: 'daftar',
  path: '/contoh',
  title: 'Contoh',
  layout: 'default',
  guard: 'auth',
  ...more,
});
const manifest = (more: Partial<RemoteManifest> = {}): RemoteManifest => ({
  name: 'mf_contoh',
  title: 'Contoh',
  platformApi: 1,
  pages: [page()],
  menu: [],
  ...more,
});
const menu = (more: object) => [{ group: 'Contoh', label: 'Contoh', path: '/contoh', order: 1, ...more }];

describe('manifestProblems', () => {
  it('finds nothing wrong with a sound manifest', () => {
    expect(manifestProblems({ name: 'mf_contoh' }, manifest(), ['daftar'])).toEqual([]);
    const guarded = manifest({ pages: [page({ guard: 'role:super|setda' })] });
    expect(manifestProblems({ name: 'mf_contoh' }, guarded, ['daftar'])).toEqual([]);
  });

  it('wants a remote of another framework to be built as one', () => {
    const foreign = manifest({ kind: 'single-spa' });
    expect(manifestProblems({ name: 'mf_contoh', kind: 'single-spa' }, foreign, ['daftar'])).toEqual([]);
    expect(manifestProblems({ name: 'mf_contoh' }, foreign, ['daftar']).join()).toMatch(
      /berjenis single-spa/,
    );
  });

  it.each<[string, RemoteManifest, string[], RegExp]>([
    ['another name', manifest({ name: 'mf_lain' }), ['daftar'], /bukan "mf_contoh"/],
    ['another platform API', manifest({ platformApi: 2 }), ['daftar'], /platform API 2/],
    ['a page without a component', manifest(), [], /"daftar" tidak punya komponen/],
    ['a component without a page', manifest(), ['daftar', 'rinci'], /"rinci" tidak punya halaman/],
    [
      'a page twice',
      manifest({ pages: [page(), page({ path: '/lain' })] }),
      ['daftar'],
      /"daftar" ditulis dua kali/,
    ],
    [
      'a route twice',
      manifest({ pages: [page(), page({ id: 'rinci' })] }),
      ['daftar', 'rinci'],
      /rute "\/contoh" ditulis dua kali/,
    ],
    [
      'an unknown guard',
      manifest({ pages: [page({ guard: 'siapa-saja' as 'auth' })] }),
      ['daftar'],
      /penjaga "siapa-saja" tidak dikenal/,
    ],
    [
      'an unknown role',
      manifest({ pages: [page({ guard: 'role:super|raja' })] }),
      ['daftar'],
      /peran yang tidak ada: raja/,
    ],
    [
      'a menu for an unknown role',
      manifest({ menu: menu({ roles: ['raja'] }) }),
      ['daftar'],
      /menu "Contoh"/,
    ],
    [
      'getPublicPath',
      { ...manifest(), getPublicPath: 'return "/"' } as RemoteManifest,
      ['daftar'],
      /getPublicPath dilarang/,
    ],
    [
      'a path where a page is to be named',
      manifest({ pages: [page({ parent: '/dashboard' })] }),
      ['daftar'],
      /induk "\/dashboard" bukan id halaman/,
    ],
    ['a path that is none', manifest({ pages: [page({ path: 'contoh' })] }), ['daftar'], /pages\.0\.path/],
  ])('refuses %s', (_what, wrong, components, expected) => {
    expect(manifestProblems({ name: 'mf_contoh' }, wrong, components).join('; ')).toMatch(expected);
  });
});
