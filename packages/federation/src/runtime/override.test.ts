import type { RemoteBuild } from '@selaras/contracts';
import { originOf, parseOverride, withOverrides } from './override';
import { registryEntry, remoteVersion } from './registry-entry.fixture';

const published = registryEntry(remoteVersion('2.0.0-b'), remoteVersion('1.0.0-a'));
const registry = { remotes: { mf_contoh: published, mf_lain: published } };
const override = { name: 'mf_contoh', url: 'http://localhost:3101/' };
const build: RemoteBuild = {
  name: 'mf_contoh',
  version: '3.0.0-dev',
  entry: 'remoteEntry.js',
  revision: null,
  builtAt: '2025-01-01T00:00:00.000Z',
  integrity: {},
  requires: { platformApi: 1, shared: {} },
  preload: {},
  manifest: { ...published.manifest, title: 'Contoh baru' },
};

const answer = (body: unknown, ok = true) => {
  globalThis.fetch = jest.fn().mockResolvedValue({ ok, status: ok ? 200 : 404, json: async () => body });
};
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('parseOverride', () => {
  it.each([
    ['mf_contoh@http://localhost:3101', 'http://localhost:3101/'],
    ['mf_contoh@https://uji.go.id/mf/0.2.0', 'https://uji.go.id/mf/0.2.0/'],
    ['mf_contoh@https://uji.go.id/mf/remoteEntry.js?x=1#y', 'https://uji.go.id/mf/'],
    [' mf_contoh@http://localhost:3101/remote.json ', 'http://localhost:3101/'],
  ])('reads %s', (text, url) => {
    expect(parseOverride(text)).toEqual({ name: 'mf_contoh', url });
  });

  it.each([
    '',
    'mf_contoh',
    'mf_contoh@',
    'mf_contoh@localhost:3101',
    'shell@http://localhost:3101',
    'mf_contoh@javascript:alert(1)',
    'mf_contoh@data:text/javascript,alert(1)',
    'mf_contoh@http://saya:rahasia@localhost:3101',
    'mf_contoh@blob:http://localhost/1',
  ])('refuses "%s"', (text) => {
    expect(parseOverride(text)).toBeNull();
  });

  it('knows the origin that the code comes from', () => {
    expect(originOf({ name: 'mf_contoh', url: 'https://uji.go.id/mf/' })).toBe('https://uji.go.id');
  });
});

describe('withOverrides', () => {
  it('takes everything of the named remote from its new place, without a fallback', async () => {
    answer(build);
    const { remotes } = await withOverrides(registry, [override]);
    expect(remotes.mf_contoh).toMatchObject({
      version: '3.0.0-dev',
      entry: 'http://localhost:3101/remoteEntry.js',
      manifest: { title: 'Contoh baru' },
      fallback: null,
    });
    expect(remotes.mf_lain).toBe(published);
    expect(fetch).toHaveBeenCalledWith('http://localhost:3101/remote.json', {
      cache: 'no-store',
      credentials: 'omit',
    });
  });

  it('adds a remote that the registry does not know yet', async () => {
    answer({ ...build, name: 'mf_baru', manifest: { ...build.manifest, name: 'mf_baru' } });
    const { remotes } = await withOverrides(registry, [{ ...override, name: 'mf_baru' }]);
    expect(Object.keys(remotes)).toEqual(['mf_contoh', 'mf_lain', 'mf_baru']);
  });

  it.each([
    ['cannot be fetched', null, false],
    ['is another remote', { ...build, name: 'mf_lain' }, true],
    ['is no build', { hello: 'dunia' }, true],
  ])(
    'keeps the published pages but not the published code when what lies there %s',
    async (_what, body, ok) => {
      answer(body, ok);
      const { remotes } = await withOverrides(registry, [override]);
      expect(remotes.mf_contoh).toMatchObject({
        entry: 'http://localhost:3101/remoteEntry.js',
        manifest: published.manifest,
        integrity: {},
        fallback: null,
      });
    },
  );

  it('leaves out an unreadable remote that nobody has published', async () => {
    answer(null, false);
    const { remotes } = await withOverrides(registry, [{ ...override, name: 'mf_baru' }]);
    expect(remotes.mf_baru).toBeUndefined();
  });
});
