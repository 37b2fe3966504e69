import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runLine } from '../../testing/run-line';

const root = join(__dirname, '../../../../..');
const ours = readdirSync(join(root, 'packages')).filter((name) => name !== 'server');
/** Whatever a library is called, it has this version. */
const libraries = Object.fromEntries(
  [...readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').matchAll(/^ {2}"?([^":]+)"?: /gm)].map(
    ([, name = '']) => [name, '9.9.9'],
  ),
);
const packages = Object.fromEntries(
  ours.map((name) => [`@selaras/${name}`, { version: '1.2.3', file: `selaras-${name}-1.2.3.tgz` }]),
);
const MANIFEST = "export const manifest = {\n  name: 'mf_papan_angka',\n  title: 'Papan & Angka',\n};\n";
const BUILD = "export default defineRemote({ name: 'mf_papan_angka', port: 3107 });\n";
const description = {
  name: '@selaras/mf-papan',
  version: '3.2.1',
  dependencies: { '@selaras/sheet': 'workspace:*', 'lucide-react': 'catalog:', sendiri: '^4.5.6' },
  devDependencies: { '@types/react': 'catalog:' },
};

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'selaras-pindah-'));
  write('asal/paket.json', JSON.stringify({ packages, libraries }));
  for (const { file } of Object.values(packages)) write(`asal/${file}`, file);
  write('portal/mf-papan/package.json', JSON.stringify(description));
  write('portal/mf-papan/rsbuild.config.ts', BUILD);
  write('portal/mf-papan/src/manifest.ts', MANIFEST);
  write('portal/mf-papan/src/pages.tsx', "import { manifest } from './manifest';\n");
  write('portal/mf-papan/node_modules/react/index.js', '');
  write('portal/mf-papan/dist/remote.json', '{}');
});
afterEach(() => rmSync(home, { recursive: true }));

function write(place: string, text: string): void {
  mkdirSync(dirname(join(home, place)), { recursive: true });
  writeFileSync(join(home, place), text);
}
const read = (place: string) => readFileSync(join(home, 'mf-papan', place), 'utf8');
const filesIn = (folder: string) => readdirSync(join(home, folder), { recursive: true }).sort();

const move = (...more: string[]) =>
  runLine(['new', 'remote', 'papan', '--from', 'portal/mf-papan', '--packages', 'asal', ...more], {
    cwd: home,
  });

it('has the sources and the build as they were, and the names that the portal knows it by', async () => {
  const before = filesIn('portal');
  const { code, out, err } = await move('--json');
  expect([code, err]).toEqual([0, '']);
  expect(JSON.parse(out)).toMatchObject({ remote: 'mf_papan_angka', title: 'Papan & Angka', left: [] });
  expect(read('src/manifest.ts')).toBe(MANIFEST);
  expect(read('rsbuild.config.ts')).toBe(BUILD);
  expect(filesIn('mf-papan').filter((one) => String(one).startsWith('src'))).toEqual([
    'src',
    'src/manifest.ts',
    'src/pages.tsx',
    'src/testing',
    'src/testing/alone.tsx',
    'src/testing/answers.ts',
    'src/testing/open-page.ts',
  ]);
  expect(read('README.md')).toContain('# Papan & Angka\n\nRemote `mf_papan_angka`');
  expect(read('README.md')).not.toContain('src/features');
  expect(filesIn('portal')).toEqual(before);
});

it('names what it named, as the portal hands it out, beside what every repository of a remote has', async () => {
  write('portal/mf-papan/src/papan.test.tsx', "import fc from 'fast-check';\nimport 'node:zlib';\n");
  await move();
  const { name, version, dependencies, devDependencies } = JSON.parse(read('package.json'));
  expect([name, version]).toEqual(['mf-papan', '3.2.1']);
  expect(dependencies).toMatchObject({
    '@selaras/sheet': 'file:paket/selaras-sheet-1.2.3.tgz',
    '@selaras/federation': 'file:paket/selaras-federation-1.2.3.tgz',
    'lucide-react': '9.9.9',
    sendiri: '^4.5.6',
  });
  expect(devDependencies).toMatchObject({
    '@selaras/cli': 'file:paket/selaras-cli-1.2.3.tgz',
    '@types/react': '9.9.9',
    'fast-check': '9.9.9',
    '@types/node': '9.9.9',
    jest: '9.9.9',
  });
  expect(JSON.stringify([dependencies, devDependencies])).not.toMatch(/workspace:|catalog:/);
});

it('keeps what it has of its own for tests and for standing alone', async () => {
  write('portal/mf-papan/src/testing/open-page.tsx', '// milik sendiri\n');
  write('portal/mf-papan/src/testing/answers.ts', '// jawaban sendiri\n');
  await move();
  expect(filesIn('mf-papan/src/testing')).toEqual(['alone.tsx', 'answers.ts', 'open-page.tsx']);
  expect(read('src/testing/answers.ts')).toBe('// jawaban sendiri\n');
});

it('says what else lies in the folder and stays there', async () => {
  write('portal/mf-papan/dev/main.tsx', '');
  expect((await move()).out).toContain('Tidak ikut dari');
  expect(filesIn('mf-papan')).not.toContain('dev');
});

it('tells all that it would lack, each with its file, and writes nothing', async () => {
  write(
    'portal/mf-papan/src/a/rumus.ts',
    "import { x } from '../../../mf-lain/src/x';\nimport { y } from '../pages';\n",
  );
  write('portal/mf-papan/src/a/panduan.test.ts', "readFileSync(join(__dirname, '../../../docs/p.md'));\n");
  write('portal/mf-papan/rsbuild.config.ts', "import '../shell/build';\n");
  const lacking = { '@selaras/tiada': 'workspace:*', 'tiada-juga': 'catalog:' };
  write(
    'portal/mf-papan/package.json',
    JSON.stringify({ ...description, devDependencies: { ...description.devDependencies, ...lacking } }),
  );
  const { code, out, err } = await move();
  expect([code, out]).toEqual([1, '']);
  expect(err.match(/(Portal tidak membagikan|membaca) \S+/g)).toEqual([
    'Portal tidak membagikan @selaras/tiada,',
    'Portal tidak membagikan tiada-juga,',
    'membaca ../shell/build,',
    'membaca ../../../docs/p.md,',
    'membaca ../../../mf-lain/src/x,',
  ]);
  for (const place of ['rsbuild.config.ts', 'src/a/rumus.ts', 'src/a/panduan.test.ts'])
    expect(err).toContain(`${place} membaca`);
  expect(readdirSync(home).sort()).toEqual(['asal', 'portal']);
});

it.each([
  ['src/manifest.ts', 'tidak ada src/manifest.ts di'],
  ['rsbuild.config.ts', 'tidak ada rsbuild.config.ts di'],
  ['package.json', 'tidak ada package.json di'],
])('a folder without %s is no remote', async (place, words) => {
  rmSync(join(home, 'portal/mf-papan', place));
  const { code, err } = await move();
  expect([code, err]).toEqual([1, expect.stringContaining(words)]);
  expect(readdirSync(home).sort()).toEqual(['asal', 'portal']);
});

it('has no other title than that of its manifest', async () => {
  expect(await move('--title', 'Lain')).toMatchObject({ code: 2, err: expect.stringContaining('--title') });
});
