import {
  type PageEntry,
  type Registry,
  type RegistryEntry,
  type ShellBuild,
  shellParts,
} from '@selaras/contracts';
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
  integrity: { 'remoteEntry.js': 'sha256-entry', 'static/js/mikro.js': 'sha256-mikro' },
  requires: { platformApi: 1, shared: {} },
  preload: {
    mikro: ['remoteEntry.js', 'static/js/mikro.js'],
    tambah: ['static/js/tambah.js'],
    satu: ['static/js/satu.js'],
    publik: ['static/js/publik-contoh.js'],
    sematkan: ['static/js/sematkan.js'],
  },
  manifest: {
    name: 'mf_cascading',
    title: 'Cascading',
    platformApi: 1,
    pages: [
      page('mikro', '/display-mikro/cascading'),
      page('satu', '/contoh/{id}'),
      page('tambah', '/contoh/create'),
      { ...page('publik', '/public-display/contoh'), layout: 'guest', guard: 'none' },
      { ...page('sematkan', '/sematkan'), layout: 'guest', guard: 'none' },
    ],
    menu: [],
  },
  fallback: null,
};
const registry: Registry = { remotes: { mf_cascading: remote } };
const script = (name: string) => ({ path: `/static/js/${name}.js`, integrity: `sha256-${name}` });
const shell: ShellBuild = {
  pages: [
    { id: 'dashboard', path: '/dashboard', layout: 'default' },
    { id: 'login', path: '/login', layout: 'guest' },
  ],
  scripts: {
    dashboard: [script('dashboard')],
    login: [script('login')],
    [shellParts.signedIn]: [script('masuk')],
    [shellParts.publicArea]: [script('publik')],
    [shellParts.remotes]: [script('remote')],
  },
};
const preloads = (path: string, signedIn = true) => pagePreloads({ path, signedIn }, registry, shell);
const hrefs = (path: string, signedIn = true) =>
  preloads(path, signedIn).map(({ href }) => href.split('/').at(-1));

describe('pagePreloads', () => {
  it('names layout, loader, entry and the scripts of the page once each, with their hashes', () => {
    expect(preloads('/display-mikro/cascading')).toEqual([
      { href: '/static/js/masuk.js', as: 'script', integrity: 'sha256-masuk' },
      { href: '/static/js/remote.js', as: 'script', integrity: 'sha256-remote' },
      { href: '/remotes/mf_cascading/1.0.0-abc/remoteEntry.js', as: 'script', integrity: 'sha256-entry' },
      { href: '/remotes/mf_cascading/1.0.0-abc/static/js/mikro.js', as: 'script', integrity: 'sha256-mikro' },
    ]);
  });

  it('prefers the page with a fixed path over the one with a parameter', () => {
    expect(hrefs('/contoh/create')).toEqual(['masuk.js', 'remote.js', 'remoteEntry.js', 'tambah.js']);
    expect(hrefs('/contoh/17')).toEqual(['masuk.js', 'remote.js', 'remoteEntry.js', 'satu.js']);
  });

  it('names the layout of the public area for its pages', () => {
    expect(hrefs('/public-display/contoh', false)).toEqual([
      'publik.js',
      'remote.js',
      'remoteEntry.js',
      'publik-contoh.js',
    ]);
    expect(hrefs('/sematkan', false)).toEqual(['publik.js', 'remote.js', 'remoteEntry.js', 'sematkan.js']);
  });

  it('names the page and the layout of the shell’s own pages', () => {
    expect(hrefs('/dashboard')).toEqual(['masuk.js', 'dashboard.js']);
    expect(hrefs('/login', false)).toEqual(['login.js']);
  });

  it.each(['/dashboard', '/display-mikro/cascading'])('has nothing for %s without a session', (path) => {
    expect(preloads(path, false)).toEqual([]);
  });

  it.each(['/display-mikro/cascading/lagi', '/contoh', '/contoh/1/2', '/'])('has nothing for %s', (path) => {
    expect(preloads(path)).toEqual([]);
  });
});

describe('preloadLink', () => {
  it('asks for the file as the loader will: without credentials and with its hash', () => {
    expect(preloadLink({ href: '/a.js', as: 'script', integrity: 'sha256-x' })).toBe(
      '<link rel="preload" as="script" href="/a.js" crossorigin="anonymous" integrity="sha256-x">',
    );
  });

  it('cannot be broken out of by a file name', () => {
    expect(preloadLink({ href: '/a"><script>.js', as: 'fetch' })).not.toContain('"><script>');
  });
});
