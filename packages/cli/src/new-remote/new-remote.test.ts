import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runLine } from '../testing/run-line';

const root = join(__dirname, '../../../..');
const ours = readdirSync(join(root, 'packages')).map((name) => `@selaras/${name}`);
const fileOf = (name: string) => `${name.slice(1).replace('/', '-')}-1.2.3.tgz`;
/** Whatever a library is called, it has this version. */
const list = {
  packages: Object.fromEntries(ours.map((name) => [name, { version: '1.2.3', file: fileOf(name) }])),
  libraries: Object.fromEntries(
    [...readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').matchAll(/^ {2}"?([^":]+)"?: /gm)].map(
      ([, name = '']) => [name, '9.9.9'],
    ),
  ),
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selaras-baru-'));
  mkdirSync(join(folder, 'asal'));
  writeFileSync(join(folder, 'asal/paket.json'), JSON.stringify(list));
  for (const name of ours) writeFileSync(join(folder, 'asal', fileOf(name)), `arsip ${name}`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const newRemote = (...line: string[]) => runLine(['new', 'remote', ...line], { cwd: folder });
const read = (place: string) => readFileSync(join(folder, 'mf-survei-layanan', place), 'utf8');

it('is a repository that names no workspace, and has the packages of the portal beside it', async () => {
  const made = await newRemote('survei-layanan', '--packages', 'asal');
  expect(made).toMatchObject({ code: 0, out: expect.stringContaining('cd mf-survei-layanan'), err: '' });
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const specs: [string, string][] = Object.entries({ ...dependencies, ...devDependencies });
  for (const [name, spec] of specs) {
    expect([name, spec]).toEqual([name, ours.includes(name) ? `file:paket/${fileOf(name)}` : '9.9.9']);
    if (ours.includes(name)) expect(read(spec.slice('file:'.length))).toBe(`arsip ${name}`);
  }
  expect(read('src/manifest.ts')).toContain("name: 'mf_survei_layanan',\n  title: 'Survei Layanan',");
  expect(read('rsbuild.config.ts')).toContain("defineRemote({ name: 'mf_survei_layanan' })");
  expect((await newRemote('survei-layanan', '--packages', 'asal')).err).toContain('sudah ada');
});

it('takes the packages from the portal that it is published to', async () => {
  const portal = createServer(({ url = '' }, response) => {
    const [, file = ''] = /^\/paket\/(.+)$/.exec(url) ?? [];
    response.end(readFileSync(join(folder, 'asal', file)));
  });
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
  expect(await newRemote('survei-layanan', '--portal', origin)).toMatchObject({ code: 0, err: '' });
  portal.close();
  expect(read(`paket/${fileOf('@selaras/ui')}`)).toBe('arsip @selaras/ui');
  expect(read('ci.sh')).toContain(`:-${origin}}`);
});

it.each([
  [['Survei'], 2, 'huruf kecil'],
  [[], 2, 'Sebutkan NAMA'],
  [['survei', '--title', '<b>'], 2, 'tanda kutip'],
  [['survei', '--packages', 'tiada'], 1, 'tidak ada paket.json'],
  [['survei', '--portal', 'http://127.0.0.1:9'], 1, 'tidak dapat dihubungi'],
] as const)('%j is refused, and nothing is written', async (line, code, words) => {
  expect(await newRemote(...line)).toEqual({ code, out: '', err: expect.stringContaining(words) });
  expect(readdirSync(folder)).toEqual(['asal']);
});

it.each([
  ['a library', { ...list, libraries: {} }, 'tidak ada @tanstack/react-query'],
  [
    'a tarball',
    { ...list, packages: { ...list.packages, '@selaras/ui': { version: '1', file: 'x.tgz' } } },
    'x.tgz',
  ],
  [
    'a name that leads elsewhere',
    { ...list, packages: { '@selaras/ui': { version: '1', file: '../a.tgz' } } },
    'daftarnya',
  ],
] as const)('without %s nothing is written', async (_what, other, words) => {
  writeFileSync(join(folder, 'asal/paket.json'), JSON.stringify(other));
  const { code, err } = await newRemote('survei', '--packages', 'asal');
  expect([code, err]).toEqual([1, expect.stringContaining(words)]);
  expect(readdirSync(folder)).toEqual(['asal']);
});

it('a folder that cannot be written is told by the exit code and in JSON, too', async () => {
  const options = ['--packages', join(folder, 'asal'), '--json'];
  const { code, out } = await runLine(['new', 'remote', 'survei', ...options], {
    cwd: join(folder, 'asal/paket.json'),
  });
  expect([code, JSON.parse(out)]).toEqual([1, { ok: false, kode: 'GALAT', pesan: expect.any(String) }]);
});
