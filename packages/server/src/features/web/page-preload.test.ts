import type { PageEntry, Registry, RegistryEntry } from '@selaras/contracts';
import { pagePreloads, preloadLink } from './page-preload';

const page = (id: string, path: string): PageEntry => ({
  id,
  path,
  title: id,
  layout: 'default',
  guard: 'auth',
});

const remote: RegistryEntry = {
  version: '1.0.0-abc',
  entry: '/remotes/mf_cascading/1.0.0-abc/remoteEntry.js',
  integrity: { 'remoteEntry.js': 'sha384-entry', 'static/js/mikro.js': 'sha384-mikro' },
  requires: { platformApi: 1, shared: {} },
  preload: {
    mikro: ['remoteEntry.js', 'static/js/mikro.js'],
    tambah: ['static/js/tambah.js'],
    satu: ['static/js/satu.js'],
  },
  manifest: {
    name: 'mf_cascading',
    title: 'Cascading',
    platformApi: 1,
    pages: [
      page('mikro', '/display-mikro/cascading'),
      page('satu', '/contoh/{id}'),
      page('tambah', '/contoh/create'),
    ],
    menu: [],
  },
  fallback: null,
};
const registry: Registry = { remotes: { mf_cascading: remote } };
const hrefs = (path: string) => pagePreloads(path, registry).map(({ href }) => href.split('/').at(-1));

describe('pagePreloads', () => {
  it('names the entry and the scripts of the page once each, with their hashes', () => {
    expect(pagePreloads('/display-mikro/cascading', registry)).toEqual([
      { href: '/remotes/mf_cascading/1.0.0-abc/remoteEntry.js', as: 'script', integrity: 'sha384-entry' },
      { href: '/remotes/mf_cascading/1.0.0-abc/static/js/mikro.js', as: 'script', integrity: 'sha384-mikro' },
    ]);
  });

  it('prefers the page with a fixed path over the one with a parameter', () => {
    expect(hrefs('/contoh/create')).toEqual(['remoteEntry.js', 'tambah.js']);
    expect(hrefs('/contoh/17')).toEqual(['remoteEntry.js', 'satu.js']);
  });

  it.each(['/dashboard', '/display-mikro/cascading/lagi', '/contoh', '/contoh/1/2', '/'])(
    'has nothing for %s',
    (path) => {
      expect(pagePreloads(path, registry)).toEqual([]);
    },
  );
});

describe('preloadLink', () => {
  it('asks for the file as the loader will: without credentials and with its hash', () => {
    expect(preloadLink({ href: '/a.js', as: 'script', integrity: 'sha384-x' })).toBe(
      '<link rel="preload" as="script" href="/a.js" crossorigin="anonymous" integrity="sha384-x">',
    );
  });

  it('cannot be broken out of by a file name', () => {
    expect(preloadLink({ href: '/a"><script>.js', as: 'fetch' })).not.toContain('"><script>');
  });
});
