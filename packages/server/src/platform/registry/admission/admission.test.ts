import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { admissionFindings, callName, fingerprintsOf } from '@selaras/admission';
import {
  type AnyCall,
  contractOf,
  getUserCall,
  type RemoteBuild,
  type RemoteManifest,
  shellParts,
} from '@selaras/contracts';
import { z } from 'zod';
import { readConfig } from '../../../config';
import { connect } from '../../../database/connection';
import { diskStore } from '../../../kit/files/disk-store';
import { nothingPublished } from '../published/published-repository';
import { remoteRegistry } from '../remote-registry';
import { tellBrokenRemotes } from './broken-remotes';
import { candidateOf } from './candidate-of';
import { portalAbilities } from './portal-abilities';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const VERSION = '1.0.0-aaaaaaaa';
const entry = 'run()';
const call = contractOf(getUserCall);
const calls = JSON.stringify({ calls: [call] });
const manifest: RemoteManifest = {
  name: 'mf_contoh',
  title: 'Contoh',
  platformApi: 1,
  pages: [{ id: 'contoh', path: '/contoh', title: 'Contoh', layout: 'default', guard: 'auth' }],
  menu: [{ group: 'Evaluasi', label: 'Contoh', path: '/contoh', order: 1, icon: 'trophy' }],
};
const build: RemoteBuild = {
  name: 'mf_contoh',
  version: VERSION,
  entry: 'remoteEntry.js',
  revision: null,
  builtAt: '2026-01-01T00:00:00.000Z',
  requires: { platformApi: 1, shared: { react: '^19.0.0' } },
  integrity: { 'remoteEntry.js': hashOf(entry), 'calls.json': hashOf(calls) },
  preload: { contoh: ['remoteEntry.js'] },
  manifest,
  calls: { [callName(call)]: fingerprintsOf(call) },
};
const provides = {
  platformApi: 1,
  shared: { react: '19.3.1' },
  guards: ['auth'],
  menuGroups: ['Evaluasi'],
  icons: ['trophy'],
};
const shellScript = (path: string) => ({ path, integrity: 'sha256-x' });
const shell = {
  pages: [{ id: 'dashboard', path: '/dashboard', layout: 'default' }],
  scripts: {
    [shellParts.signedIn]: [shellScript('/static/js/masuk.js'), shellScript('/static/js/index.js')],
    [shellParts.remotes]: [shellScript('/static/js/remote.js')],
    dashboard: [shellScript('/static/js/dashboard.js')],
  },
};

/** Nothing here asks a database. */
const nowhere = connect('postgres://127.0.0.1:9/tiada', { max: 1 });
afterAll(() => nowhere.destroy());

let folder: string;
const write = (path: string, content: string | Buffer) => {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};
const served: readonly AnyCall[] = [getUserCall];
const parts = () => ({ shellDir: join(folder, 'shell'), manifests: [manifest], calls: served });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selaras-kelayakan-'));
  write('shell/index.html', '<html><head><script defer src="/static/js/index.js"></script></head></html>');
  write('shell/shell.json', JSON.stringify({ ...shell, provides }));
  for (const name of ['index', 'masuk', 'remote', 'dashboard'])
    write(`shell/static/js/${name}.js`, 'x'.repeat(1000));
  write('shell/static/js/index.js.br', 'x'.repeat(300));
  write('remotes/aktif.json', JSON.stringify({ mf_contoh: { version: VERSION } }));
  write(`remotes/mf_contoh/${VERSION}/remote.json`, JSON.stringify(build));
  write(`remotes/mf_contoh/${VERSION}/calls.json`, calls);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('what the portal can do is read off its shell, its remotes and its calls, and a version is judged by it', async () => {
  const portal = await portalAbilities(parts());
  expect(portal).toMatchObject({
    ...provides,
    pages: [
      { owner: 'shell', id: 'dashboard', path: '/dashboard' },
      { owner: 'mf_contoh', id: 'contoh', path: '/contoh' },
    ],
    calls: [{ method: 'GET', path: '/user' }],
    // Each script of the shell that a page of a remote waits for, once, as it is sent.
    budget: { firstPage: 265_000, shared: 2300 },
  });

  const files = {
    'remote.json': JSON.stringify(build),
    'remoteEntry.js': entry,
    'remoteEntry.js.br': 'x'.repeat(262_701),
    'calls.json': calls,
  };
  const judged = async (more: Record<string, string> = {}) => {
    const bytes = Object.entries({ ...files, ...more }).map(
      ([path, text]) => [path, Buffer.from(text)] as const,
    );
    const findings = admissionFindings(await candidateOf('mf_contoh', new Map(bytes)), portal);
    return findings.map(({ code }) => code);
  };
  expect(await judged({ 'remoteEntry.js.br': 'x' })).toEqual([]);
  expect(await judged()).toEqual(['UKURAN_BERLEBIH']);
  expect(await judged({ 'remoteEntry.js': 'eval(x)' })).toEqual([
    'BERKAS_BERUBAH',
    'KODE_DARI_TEKS',
    'UKURAN_BERLEBIH',
  ]);
  expect(await judged({ 'remote.json': '{' })).toEqual(['REMOTE_JSON_SALAH']);
});

it('a shell that does not say what it provides admits nothing', async () => {
  write('shell/shell.json', JSON.stringify(shell));
  await expect(portalAbilities(parts())).rejects.toThrow(/bangun shell lagi/);
});

it('a server names the active remotes whose calls it breaks, and passes over versions that name none', async () => {
  const said: unknown[][] = [];
  const started = async (answered: AnyCall) => {
    said.length = 0;
    const log = { error: (...line: unknown[]) => said.push(line), warn: () => {} };
    const config = readConfig({ REMOTES_DIR: join(folder, 'remotes') });
    const context = { db: nowhere, clock: () => new Date(), config };
    const read = () => Promise.resolve(nothingPublished);
    const remotes = remoteRegistry({ context, log, published: { read, readAnew: read } });
    await tellBrokenRemotes({ context, log, remotes, calls: [answered] }, diskStore(folder));
    return said;
  };
  expect(await started(getUserCall)).toEqual([]);
  const narrowed = { ...getUserCall, answer: z.object({ data: z.null() }) };
  expect(await started(narrowed)).toEqual([
    [
      {
        remote: 'mf_contoh',
        version: VERSION,
        call: 'GET /user',
        changes: [expect.stringMatching(/^field/)],
      },
      expect.stringMatching(/^remote mf_contoh 1[.]0[.]0-aaaaaaaa membutuhkan GET \/user, .*field/),
    ],
  ]);
  rmSync(join(folder, 'remotes/mf_contoh', VERSION, 'calls.json'));
  expect(await started(narrowed)).toEqual([]);
});
