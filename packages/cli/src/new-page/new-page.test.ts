import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runLine } from '../testing/run-line';

const root = join(__dirname, '../../../..');
const files = ['src/manifest.ts', 'src/pages.tsx', 'src/testing/open-page.ts'];
let workspace: string;
let remote: string;

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'selaras-halaman-'));
  remote = join(workspace, 'mf-rapor');
  for (const folder of ['mf-rapor', 'mf-lke'])
    for (const file of files) cpSync(join(root, folder, file), join(workspace, folder, file));
});
afterEach(() => rmSync(workspace, { recursive: true }));

const read = (file: string) => readFileSync(join(remote, file), 'utf8');
const added = (file: string, before: string) => {
  const known = before.split('\n');
  return read(file)
    .split('\n')
    .filter((line) => !known.includes(line))
    .map((line) => line.trim());
};

async function newPage(...line: string[]) {
  const { code, out, err } = await runLine(['new', 'page', ...line], { cwd: remote });
  return { code, said: out + err };
}

it('is an entry of the manifest, a module, a component and its test', async () => {
  const [manifest, pages] = [read('src/manifest.ts'), read('src/pages.tsx')];
  const made = await newPage('papan-skor', '--path', '/rapor/papan-skor');
  expect(made).toEqual({
    code: 0,
    said: expect.stringContaining('src/features/papan-skor/papan-skor-page.tsx\n'),
  });
  expect(added('src/manifest.ts', manifest)).toEqual([
    "id: 'papan-skor',",
    "path: '/rapor/papan-skor',",
    "title: 'Papan Skor',",
    "guard: 'auth',",
  ]);
  expect(read('src/manifest.ts')).toMatch(/parent: 'dashboard',\n {4}\},\n {2}\],\n {2}menu: \[/);
  expect(added('src/pages.tsx', pages)).toEqual([
    `'papan-skor': () => import(/* webpackChunkName: "papan-skor" */ './features/papan-skor/papan-skor-page'),`,
  ]);
  expect(readdirSync(join(remote, 'src/features/papan-skor'))).toEqual([
    'papan-skor-page.test.tsx',
    'papan-skor-page.tsx',
  ]);
  expect((await newPage('papan-skor')).said).toContain('sudah ada');
});

it.each([
  [['papan', '--path', '/lkip/bab-1'], 1, 'sudah ada'],
  [['lke.lain'], 2, 'huruf kecil'],
  [['papan', '--path', 'papan'], 2, 'tidak wajar'],
  [['papan', '--title', "it's"], 2, 'tanda kutip'],
  [[], 2, 'Sebutkan NAMA'],
])('%j is refused, and nothing is written', async (line, code, words) => {
  const before = files.map(read);
  expect(await newPage(...line)).toEqual({ code, said: expect.stringContaining(words) });
  expect(files.map(read)).toEqual(before);
  expect(readdirSync(join(remote, 'src'))).not.toContain('features');
});

it('is refused where a neighbour has its address, its component is there, or a file has another form', async () => {
  const [, path = ''] =
    /path: '(\/[a-z-]+)',/.exec(readFileSync(join(workspace, 'mf-lke/src/manifest.ts'), 'utf8')) ?? [];
  expect((await newPage('papan', '--path', path)).said).toContain('mf-lke');
  mkdirSync(join(remote, 'src/features/papan'), { recursive: true });
  writeFileSync(join(remote, 'src/features/papan/papan-page.tsx'), '');
  expect((await newPage('papan')).said).toContain('papan-page.tsx sudah ada');
  writeFileSync(join(remote, 'src/manifest.ts'), 'export const manifest = buat();');
  expect((await newPage('skor')).said).toContain('tidak ada yang ditulis');
});
