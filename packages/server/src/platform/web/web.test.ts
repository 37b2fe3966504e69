import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type RemoteBuild, shellParts } from '@selaras/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from '../../config';
import { registerCompression } from '../../plugins/compression';
import type { Context } from '../../plugins/context';
import { registerNotFound, registerProblems } from '../../plugins/problem/answer-problems';
import { nothingPublished } from '../registry/published/published-repository';
import { registerRegistry } from '../registry/registry-routes';
import { remoteRegistry } from '../registry/remote-registry';
import { registerWeb } from './web-routes';

const build = (version: string): RemoteBuild => ({
  name: 'mf_cascading',
  version,
  entry: 'remoteEntry.js',
  revision: null,
  builtAt: '2025-01-01T00:00:00.000Z',
  requires: { platformApi: 1, shared: { react: '^19.0.0' } },
  integrity: { 'remoteEntry.js': `sha256-${version}` },
  preload: { mikro: ['remoteEntry.js'] },
  manifest: {
    name: 'mf_cascading',
    title: 'Cascading',
    platformApi: 1,
    pages: [
      { id: 'mikro', path: '/display-mikro/cascading', title: 'Cascading', layout: 'default', guard: 'auth' },
    ],
    menu: [],
  },
});

let now = new Date();
let folder: string;
let app: FastifyInstance;
const remotes = () => join(folder, 'remotes');
const write = (path: string, content: string | Buffer) => {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
};
const publish = (name: string, version: string, content: unknown = build(version)) => {
  write(`remotes/${name}/${version}/remote.json`, JSON.stringify(content));
  write(`remotes/${name}/${version}/remoteEntry.js`, `entry ${version}`);
};
const activate = (active: Record<string, { version: string; fallback?: string }>) => {
  writeFileSync(join(remotes(), 'aktif.baru'), JSON.stringify(active));
  renameSync(join(remotes(), 'aktif.baru'), join(remotes(), 'aktif.json'));
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'selaras-web-'));
  write('shell/index.html', '<!doctype html><html><head><title>Selaras</title></head><body></body></html>');
  const masuk = [{ path: '/static/js/async/masuk.1c.js', integrity: 'sha256-masuk' }];
  write('shell/shell.json', JSON.stringify({ pages: [], scripts: { [shellParts.signedIn]: masuk } }));
  write('shell/static/js/index.4f2a.js', 'console.log(1)');
  write('shell/static/js/index.4f2a.js.br', brotliCompressSync('console.log(1)'));
  write('shell/favicon.ico', 'ikon');
  write('rahasia.txt', 'di luar folder');
  mkdirSync(remotes());
  app = Fastify();
  await registerCompression(app);
  const config = readConfig({
    SHELL_DIR: join(folder, 'shell'),
    REMOTES_DIR: remotes(),
    PAKET_DIR: join(folder, 'paket'),
    REMOTE_OVERRIDE_ORIGINS: 'http://127.0.0.1:3101,https://uji.go.id',
  });
  app.decorate('context', { config, clock: () => now } as Context);
  app.decorate('pageTexts', []);
  registerProblems(app);
  registerNotFound(app);
  const read = () => Promise.resolve(nothingPublished);
  const published = { read, readAnew: read };
  const registry = remoteRegistry({ context: app.context, log: app.log, published });
  registerRegistry(app, registry);
  await registerWeb(app, registry);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('the shell', () => {
  it.each(['/', '/login', '/kinerja-program/12/edit', '/display-mikro/cascading?satuan_kerja_id=1012'])(
    'answers %s with its page, never cached without asking',
    async (url) => {
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.body).toContain('<link rel="preload" as="fetch" href="/registry.json"');
    },
  );

  it('answers 304 to who has the page already', async () => {
    const { etag } = (await app.inject('/')).headers;
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('tells the shell whether a token in the address is taken', async () => {
    expect((await app.inject('/')).body).toContain('<meta name="selaras:token-di-alamat" content="on">');
  });

  it('tells the shell which years are open', async () => {
    expect((await app.inject('/')).body).toContain('<meta name="selaras:tahun" content="2024 2025">');
  });

  it('tells the shell whose clock the regency keeps', async () => {
    expect((await app.inject('/')).body).toContain(
      '<meta name="selaras:zona-waktu" content="Asia/Jakarta WIB 7">',
    );
  });

  it('tells the shell which origins a remote may be taken from for one tab', async () => {
    expect((await app.inject('/')).body).toContain(
      '<meta name="selaras:asal-remote-pengganti" content="http://127.0.0.1:3101 https://uji.go.id">',
    );
  });

  it('serves files with a hash in their name for ever, compressed by the build', async () => {
    const url = '/static/js/index.4f2a.js';
    const plain = await app.inject(url);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.body).toBe('console.log(1)');
    const brotli = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers['content-type']).toBe(plain.headers['content-type']);
  });

  it('hands out the packages that remotes are made with, asked for anew each time, and nothing beside them', async () => {
    write('paket/paket.json', '{}');
    const archive = gzipSync(randomBytes(2048));
    write('paket/selaras-ui-1.0.0.tgz', archive);
    const list = await app.inject('/paket/paket.json');
    expect([list.statusCode, list.payload, list.headers['cache-control']]).toEqual([200, '{}', 'no-cache']);
    // `fetch` asks for compressed answers and unpacks them: the archive itself must not be what it unpacks.
    const packed = await app.inject({
      url: '/paket/selaras-ui-1.0.0.tgz',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect([packed.statusCode, packed.rawPayload]).toEqual([200, archive]);
    expect(packed.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'application/gzip' });
    expect(packed.headers).not.toHaveProperty('content-encoding');
    for (const path of ['tiada.tgz', '..%2frahasia.txt', 'selaras-ui'])
      expect((await app.inject(`/paket/${path}`)).statusCode).toBe(404);
  });

  it('serves other files for a short time', async () => {
    expect((await app.inject('/favicon.ico')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each([
    '/static/js/hilang.js',
    '/api',
    '/api/tidak-ada',
    '/remotes/mf_cascading',
    '/remotes/aktif.json',
    '/%2e%2e/rahasia.txt',
    '/..%2frahasia.txt',
    '/static/..%2f..%2frahasia.txt',
    '/remotes/a/%2e%2e/%2e%2e%2frahasia.txt',
  ])('has nothing at %s', async (url) => {
    const answer = await app.inject(url);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.body).not.toContain('di luar folder');
  });
});

describe('/registry.json', () => {
  const registry = async () => (await app.inject('/registry.json')).json().remotes;

  it('is empty before anything is published', async () => {
    expect(await registry()).toEqual({});
  });

  it('gives the active version with full address, hashes and manifest, and follows a new one at once', async () => {
    publish('mf_cascading', '1.0.0-aaaaaaaa');
    publish('mf_cascading', '1.0.1-bbbbbbbb');
    activate({ mf_cascading: { version: '1.0.0-aaaaaaaa' } });
    expect((await registry()).mf_cascading).toMatchObject({
      version: '1.0.0-aaaaaaaa',
      entry: '/remotes/mf_cascading/1.0.0-aaaaaaaa/remoteEntry.js',
      integrity: { 'remoteEntry.js': 'sha256-1.0.0-aaaaaaaa' },
      fallback: null,
    });
    activate({ mf_cascading: { version: '1.0.1-bbbbbbbb', fallback: '1.0.0-aaaaaaaa' } });
    expect((await registry()).mf_cascading).toMatchObject({
      version: '1.0.1-bbbbbbbb',
      fallback: { version: '1.0.0-aaaaaaaa', entry: '/remotes/mf_cascading/1.0.0-aaaaaaaa/remoteEntry.js' },
    });
  });

  it('is asked for anew each time and answers 304 while nothing was published', async () => {
    const answer = await app.inject('/registry.json');
    expect(answer.headers['cache-control']).toBe('no-cache');
    const headers = { 'if-none-match': String(answer.headers.etag) };
    expect((await app.inject({ url: '/registry.json', headers })).statusCode).toBe(304);
  });

  it('serves files of a version for ever, and preloads them for the page that needs them', async () => {
    const entry = '/remotes/mf_cascading/1.0.1-bbbbbbbb/remoteEntry.js';
    const answer = await app.inject(entry);
    expect(answer.body).toBe('entry 1.0.1-bbbbbbbb');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const page = (headers = {}) => app.inject({ url: '/display-mikro/cascading', headers });
    const signedIn = await page({ cookie: 'selaras_tema=gelap; selaras_token=abc' });
    expect(signedIn.headers.vary).toContain('Cookie');
    const html = signedIn.body;
    expect((await page()).body).not.toContain(entry);
    expect(html).toContain(
      'href="/static/js/async/masuk.1c.js" crossorigin="anonymous" integrity="sha256-masuk"',
    );
    expect(html).toContain(`href="${entry}" crossorigin="anonymous" integrity="sha256-1.0.1-bbbbbbbb"`);
    expect((await app.inject('/dashboard')).body).not.toContain(entry);
  });

  it('gives the fallback of a version that cannot be read, and leaves out a remote that has none', async () => {
    publish('mf_rusak', '1.0.0-cccccccc', { name: 'mf_rusak' });
    activate({
      mf_rusak: { version: '1.0.0-cccccccc' },
      mf_hilang: { version: '9.9.9' },
      mf_cascading: { version: '9.9.9', fallback: '1.0.1-bbbbbbbb' },
    });
    const remotes = await registry();
    expect(Object.keys(remotes)).toEqual(['mf_cascading']);
    expect(remotes.mf_cascading).toMatchObject({ version: '1.0.1-bbbbbbbb', fallback: null });
  });

  it.each([
    ['a name', { 'mf-salah': { version: '1.0.0-aaaaaaaa' } }],
    ['a version', { mf_salah: { version: '../../rahasia' } }],
    ['a version that leads out of its folder', { mf_salah: { version: '..' } }],
    ['a version that is no text', { mf_salah: { version: 7 } }],
    ['an entry', { mf_salah: '1.0.0-aaaaaaaa' }],
  ])('leaves out what has %s of another form, and keeps the others', async (_what, wrong) => {
    activate({ ...wrong, mf_cascading: { version: '1.0.1-bbbbbbbb' } } as never);
    expect(Object.keys(await registry())).toEqual(['mf_cascading']);
  });

  it.each([
    ['version', { version: '1.0.1 bbbbbbbb', fallback: '1.0.0-aaaaaaaa' }, '1.0.0-aaaaaaaa'],
    ['fallback', { version: '1.0.1-bbbbbbbb', fallback: '/' }, '1.0.1-bbbbbbbb'],
  ])('goes on with the other one when the %s is mistyped', async (_which, wrong, version) => {
    activate({ mf_cascading: wrong });
    expect((await registry()).mf_cascading).toMatchObject({ version, fallback: null });
  });

  it('reads again by itself what could not be read, and keeps what could', async () => {
    activate({ mf_cascading: { version: '3.0.0-dddddddd', fallback: '1.0.1-bbbbbbbb' } });
    const version = async () => (await registry()).mf_cascading.version;
    expect(await version()).toBe('1.0.1-bbbbbbbb');
    const { etag } = (await app.inject('/registry.json')).headers;
    now = new Date(now.getTime() + 3_000);
    expect((await app.inject('/registry.json')).headers.etag).toBe(etag);
    publish('mf_cascading', '3.0.0-dddddddd');
    now = new Date(now.getTime() + 3_000);
    expect(await version()).toBe('3.0.0-dddddddd');
    rmSync(join(remotes(), 'mf_cascading/3.0.0-dddddddd/remote.json'));
    now = new Date(now.getTime() + 3_000);
    expect(await version()).toBe('3.0.0-dddddddd');
  });

  it('tells what it told last while the list of active versions is broken', async () => {
    activate({ mf_cascading: { version: '1.0.1-bbbbbbbb' } });
    expect(Object.keys(await registry())).toEqual(['mf_cascading']);
    writeFileSync(join(remotes(), 'aktif.json'), '{"mf_');
    expect(Object.keys(await registry())).toEqual(['mf_cascading']);
    rmSync(join(remotes(), 'aktif.json'));
    expect(await registry()).toEqual({});
  });
});

describe('the embed', () => {
  const late = (version: string) => `sematkan.graf.${version === '7.0.0' ? 'aaaaaaaa' : 'bbbbbbbb'}.js`;
  const withEmbed = (version: string) => ({
    ...build(version),
    integrity: {
      'remoteEntry.js': 'sha256-masuk',
      'sematkan.js': `sha256-${version}`,
      [late(version)]: 'sha256-graf',
    },
  });

  beforeAll(() => {
    for (const version of ['7.0.0', '8.0.0']) {
      publish('mf_cascading', version, withEmbed(version));
      write(`remotes/mf_cascading/${version}/sematkan.js`, `sematan ${version}`);
      write(`remotes/mf_cascading/${version}/${late(version)}`, `graf ${version}`);
    }
    activate({ mf_cascading: { version: '8.0.0', fallback: '7.0.0' } });
  });

  it('is the script of the active version at one address, kept for minutes', async () => {
    const answer = await app.inject('/sematkan/cascading.js');
    expect(answer.body).toBe('sematan 8.0.0');
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
  });

  it('says which line stays at that version', async () => {
    const src = 'http://localhost:80/remotes/mf_cascading/8.0.0/sematkan.js';
    expect((await app.inject('/sematkan/cascading.json')).json()).toEqual({
      versi: '8.0.0',
      alamat: src,
      integritas: 'sha256-8.0.0',
      cuplikan: `<script src="${src}" integrity="sha256-8.0.0" crossorigin="anonymous"></script>`,
    });
  });

  it('has the late parts of it and of the version before, and no other file', async () => {
    for (const version of ['7.0.0', '8.0.0']) {
      const answer = await app.inject(`/sematkan/${late(version)}`);
      expect(answer.body).toBe(`graf ${version}`);
      expect(answer.headers['cache-control']).toContain('immutable');
    }
    for (const path of ['sematkan.js', 'remote.json', 'sematkan.graf.cccccccc.js', '..%2Fremote.json']) {
      expect((await app.inject(`/sematkan/${path}`)).statusCode).toBe(404);
    }
  });

  it('is 404 while the active version has none', async () => {
    publish('mf_cascading', '9.0.0');
    activate({ mf_cascading: { version: '9.0.0' } });
    expect((await app.inject('/sematkan/cascading.js')).statusCode).toBe(404);
  });
});
