import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startFaultProxy } from './fault-proxy';
import { integrityOf } from './page-module';
import { type FaultName, remoteFaults } from './remote-faults';

const FOLDER = '/remotes/mf_contoh/1.0.0/';
const chunk = '"use strict";(self.chunks=self.chunks||[]).push([["awal"],{12(a,b){b.Page=1}}]);';
const TABLE = 'async/__federation_expose_pages.js';
const table =
  '"use strict";(self.chunks=self.chunks||[]).push([[6],{n1(a){a()},HA(a,b,c){c.d(b,{},{pages:{}})}}]);';
const container = (hash: string) =>
  `({"./lain":()=>s.e(5).then(()=>()=>s("XX")),"./pages":()=>s.e(6).then(()=>()=>s("HA"))});masuk("${hash}");`;
const texts: Record<string, string> = {
  'awal.js': chunk,
  'bersama.js': 'bersama();',
  [TABLE]: table,
  'remoteEntry.js': container(integrityOf(table)),
};
const entry = {
  version: '1.0.0',
  entry: `${FOLDER}remoteEntry.js`,
  integrity: Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, integrityOf(text)])),
  requires: { platformApi: 1, shared: { react: '^19.0.0' } },
  preload: {
    awal: ['remoteEntry.js', TABLE, 'bersama.js', 'awal.js'],
    lain: ['remoteEntry.js', TABLE, 'bersama.js'],
  },
  manifest: { pages: [{ id: 'awal' }, { id: 'lain' }] },
  fallback: { version: '0.9.0' },
};
let portal: Server;
let address: string;

beforeAll(async () => {
  portal = createServer(({ url = '', method, headers }, response) => {
    if (url === '/registry.json')
      response.end(JSON.stringify({ remotes: { mf_contoh: entry, mf_lain: entry } }));
    else if (url.startsWith(FOLDER)) response.setHeader('etag', '"1"').end(texts[url.slice(FOLDER.length)]);
    else {
      response.setHeader('set-cookie', ['selaras_token=1; Path=/; Secure', 'b=2']);
      response.writeHead(201).end(`${method} ${url} ${headers.origin}`);
    }
  });
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
});
afterAll(() => portal.close());

/** What a browser gets of the remote: its entry, and each file as text, status, or null when there is no answer. */
async function seenWith(name: FaultName) {
  const proxy = await startFaultProxy({
    portal: address,
    remote: 'mf_contoh',
    fault: remoteFaults[name],
    port: 0,
    slowMs: 1,
  });
  const get = async (path: string) => {
    const isSilent = name === 'never' && path.startsWith(FOLDER);
    const answer = await fetch(
      proxy.origin + path,
      isSilent ? { signal: AbortSignal.timeout(100) } : {},
    ).catch(() => null);
    if (answer === null) return null;
    return answer.status === 200 ? answer.text() : answer.status;
  };
  const { mf_contoh, mf_lain } = JSON.parse(String(await get('/registry.json'))).remotes;
  expect(mf_lain).toEqual(entry);
  expect(mf_contoh.fallback).toBeNull();
  const files = await Promise.all(
    Object.keys(texts).map(async (path) => [path, await get(FOLDER + path)] as const),
  );
  const elsewhere = await fetch(`${proxy.origin}/api/login?x=1`, {
    method: 'POST',
    body: 'a',
    headers: { origin: proxy.origin },
  });
  expect([elsewhere.status, await elsewhere.text()]).toEqual([201, `POST /api/login?x=1 ${address}`]);
  expect(elsewhere.headers.getSetCookie()).toEqual(['selaras_token=1; Path=/', 'b=2']);
  await proxy.close();
  return { entry: mf_contoh, files: Object.fromEntries(files) as Record<string, string | number | null> };
}

const all = <T>(value: T) => Object.fromEntries(Object.keys(texts).map((path) => [path, value]));
const { fallback: _, ...plain } = entry;

it.each([
  ['down', {}, all(null)],
  ['slow', {}, texts],
  ['never', {}, all(null)],
  ['404', {}, all(404)],
  ['html', {}, all('<!doctype html><p>Login')],
  ['corrupt', {}, { ...texts, 'remoteEntry.js': `${texts['remoteEntry.js']} ` }],
  ['corrupt-page', {}, { ...texts, 'awal.js': `${chunk} `, 'bersama.js': 'bersama(); ' }],
  ['wrong-version', { requires: { ...entry.requires, platformApi: 99 } }, texts],
  ['wrong-react', { requires: { platformApi: 1, shared: { react: '^16.0.0' } } }, texts],
  ['no-hashes', { integrity: {} }, texts],
] as const)(
  'with %s the remote is seen so, and everything else is as it was',
  async (name, change, files) => {
    expect(await seenWith(name)).toEqual({ entry: { ...plain, ...change, fallback: null }, files });
  },
);

it.each(['missing-export', 'throwing', 'throwing-page'] as const)(
  'with %s every page is another one, whose hashes are right',
  async (name) => {
    const { entry: told, files } = await seenWith(name);
    const page = `async()=>{const exports={};${remoteFaults[name].pageModule}return exports}`;
    const broken = String(files[TABLE]);
    expect(broken).toBe(
      `"use strict";(self.chunks=self.chunks||[]).push([[6],{"HA"(module,exports){const page=${page};exports.pages={"awal":page,"lain":page}}}]);`,
    );
    expect(files['awal.js']).toBe(chunk);
    expect(files['remoteEntry.js']).toBe(container(integrityOf(broken)));
    for (const [path, text] of Object.entries(files))
      expect(told.integrity[path]).toBe(integrityOf(String(text)));
  },
);

it('a file that is asked for before the registry is faulty already', async () => {
  const proxy = await startFaultProxy({
    portal: address,
    remote: 'mf_contoh',
    fault: remoteFaults['404'],
    port: 0,
  });
  expect((await fetch(`${proxy.origin}${FOLDER}remoteEntry.js`)).status).toBe(404);
  await proxy.close();
});

describe('a remote that is mended while the proxy runs', () => {
  it.each(['down', '404', 'corrupt', 'wrong-version', 'throwing-page'] as const)(
    'is the portal’s own from then on, after %s',
    async (name) => {
      const fault = remoteFaults[name];
      const proxy = await startFaultProxy({ portal: address, remote: 'mf_contoh', fault, port: 0 });
      const registry = async () => (await (await fetch(`${proxy.origin}/registry.json`)).json()).remotes;
      expect((await registry()).mf_contoh).not.toEqual(entry);
      proxy.mend();
      expect((await registry()).mf_contoh).toEqual(entry);
      for (const [path, text] of Object.entries(texts))
        expect(await (await fetch(proxy.origin + FOLDER + path)).text()).toBe(text);
      await proxy.close();
    },
  );
});

it.each([
  [false, 'no-store'],
  [true, 'public, max-age=31536000, immutable'],
])('files of the remote, faulty or not, are kept by browsers: %p', async (kept, expected) => {
  for (const name of ['404', 'html', 'corrupt', 'throwing-page'] as const) {
    const fault = remoteFaults[name];
    const proxy = await startFaultProxy({ portal: address, remote: 'mf_contoh', fault, port: 0, kept });
    const keeping = async (path: string) => (await fetch(proxy.origin + path)).headers.get('cache-control');
    expect(await keeping('/registry.json')).toBe('no-store');
    for (const path of Object.keys(texts)) expect(await keeping(FOLDER + path)).toBe(expected);
    proxy.mend();
    expect(await keeping(`${FOLDER}remoteEntry.js`)).toBe(expected);
    await proxy.close();
  }
});
