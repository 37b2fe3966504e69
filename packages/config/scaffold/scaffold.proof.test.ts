import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTree } from './copy-tree';

jest.setTimeout(600_000);

const root = join(__dirname, '../../..');
const DOMAIN = 'planning';
const NAME = 'papan-skor';
/** Domains that came later, whose doors and lists of entities are other ones. */
const LATER = [
  ['lke', 'catatan-mutu'],
  ['tim-kerja', 'agenda-tim'],
] as const;
/** A new domain as it is made, and one that has an entity already. */
const BARE = 'ruang-baru';
const FILLED = 'survei-layanan';
const FIRST = 'hasil-survei';

/** The environment of a shell: what this Jest tells its own tests is no matter of theirs. */
const { JEST_WORKER_ID: _, NODE_ENV: __, ...env } = process.env;

let copy: string;

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}
const bin = (name: string) => join(copy, 'node_modules/.bin', name);
const npmRun = (script: string, ...args: string[]) =>
  run(process.execPath, `packages/config/bin/${script}.mjs`, ...args);
const newRemote = (name: string, ...more: string[]) => npmRun('new-remote', name, ...more, '--skip-install');
const fine = { status: 0 };

const roomsOf = (domain: string) => [
  `mf-${domain}/`,
  `packages/contracts/src/${domain}/`,
  `packages/server/src/domains/${domain}/`,
];
const outside = (domain: string, files: readonly string[]) =>
  files.filter((file) => !roomsOf(domain).some((room) => file.startsWith(room)));

/** Files that something wrote or changed in the copy. */
function touchedBy(act: () => { readonly status: number | null; readonly said: string }): string[] {
  execFileSync('git', ['add', '-A'], { cwd: copy });
  expect(act()).toMatchObject(fine);
  return execFileSync('git', ['status', '--porcelain', '-uall'], { cwd: copy, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.startsWith('??') || line[1] === 'M')
    .map((line) => line.slice(3));
}

function preloadOf(domain: string): Record<string, readonly string[]> {
  const remote = join(copy, `mf-${domain}`);
  const { status, stderr } = spawnSync(join(remote, 'node_modules/.bin/rsbuild'), ['build'], {
    cwd: remote,
    env: { ...env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(readFileSync(join(remote, 'dist/remote.json'), 'utf8')).preload;
}

let touched: Readonly<Record<'entity' | 'remote' | 'first', string[]>> & { readonly later: string[][] };

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'selaras-scaffold-'));
  copyTree(root, copy);
  execFileSync('git', ['init', '-q'], { cwd: copy });
  const entity = touchedBy(() => npmRun('new-entity', DOMAIN, NAME));
  const later = LATER.map(([domain, name]) => touchedBy(() => npmRun('new-entity', domain, name)));
  const remote = touchedBy(() => newRemote(BARE, 'Ruang Baru'));
  expect(newRemote(FILLED)).toMatchObject(fine);
  // Their packages are among planning's: linked as an installation would, without asking for one.
  for (const name of [BARE, FILLED]) {
    const modules = (domain: string) => join(copy, `mf-${domain}/node_modules`);
    cpSync(modules(DOMAIN), modules(name), { recursive: true, verbatimSymlinks: true });
  }
  touched = { entity, later, remote, first: touchedBy(() => npmRun('new-entity', FILLED, FIRST)) };
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('npm run new:entity', () => {
  it('touches at most ten files, all of them in the three rooms of the domain', () => {
    for (const [domain, files] of [
      [DOMAIN, touched.entity],
      [FILLED, touched.first],
      ...LATER.map(([domain], at) => [domain, touched.later[at] ?? []] as const),
    ] as const) {
      expect(files.length).toBeGreaterThan(0);
      expect(files.length).toBeLessThanOrEqual(10);
      expect(outside(domain, files)).toEqual([]);
    }
  });

  it('refuses a name that is there already, and a domain that is not', () => {
    expect(npmRun('new-entity', DOMAIN, NAME)).toEqual({
      status: 1,
      said: expect.stringContaining('sudah ada'),
    });
    expect(npmRun('new-entity', BARE, 'program').said).toContain('sudah ada');
    expect(npmRun('new-entity', BARE, 'anggota-tim').said).toContain(
      'sudah ada: packages/contracts/src/tim-kerja/',
    );
    expect(npmRun('new-entity', BARE, 'class').said).toContain('kata bahasa pemrograman');
    expect(npmRun('new-entity', 'tiada', NAME)).toEqual({
      status: 1,
      said: expect.stringContaining('tidak ada'),
    });
  });
});

describe('npm run new:remote', () => {
  it('writes the three rooms of a domain, and one line of it each where domains are listed', () => {
    expect(outside(BARE, touched.remote).sort()).toEqual([
      'CODEOWNERS',
      'packages/contracts/src/index.ts',
      'packages/server/src/app.ts',
      'pnpm-lock.yaml',
    ]);
  });

  it('writes down in the lock file what the remote depends on, and nothing else', () => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(copy, `mf-${BARE}/package.json`), 'utf8'),
    );
    const lock = readFileSync(join(copy, 'pnpm-lock.yaml'), 'utf8');
    const [part = ''] = lock.split(`\n  mf-${BARE}:\n`)[1]?.split(/\n {2}\S/) ?? [];
    const named = [...part.matchAll(/^ {6}'?([^':]+)'?:$/gm)].map(([, name]) => name);
    expect(named).toEqual(Object.keys({ ...dependencies, ...devDependencies }));
  });

  it.each([
    ['planning', 'sudah ada: packages/contracts/src/planning'],
    ['program', 'sudah ada: packages/contracts/src/planning/'],
    ['login', 'sudah ada: shell/src/manifest.ts'],
    ['Ruang_Baru', 'huruf kecil'],
    ['class', 'dipakai kode'],
    ['domains', 'dipakai kode'],
  ])('refuses the name %s and leaves everything as it was', (name, said) => {
    execFileSync('git', ['add', '-A'], { cwd: copy });
    expect(newRemote(name)).toEqual({ status: 1, said: expect.stringContaining(said) });
    const changed = execFileSync('git', ['diff', '--name-only'], { cwd: copy, encoding: 'utf8' });
    expect(changed).toBe('');
  });

  it('never writes over a room that is there', () => {
    expect(newRemote(BARE)).toEqual({ status: 1, said: expect.stringContaining('sudah ada') });
  });
});

describe('what both made', () => {
  it('has types that fit', () => {
    const said = run(bin('tsc'), '--noEmit', '-p', 'packages/config/tsconfig.tests.json');
    expect(said).toEqual({ status: 0, said: '' });
  });

  it('leaves no dead code', () => {
    expect(run(bin('knip'), '--no-config-hints')).toEqual({ status: 0, said: '' });
  });

  it('has a table, calls that list and save over HTTP, rights that are written down, and pages', () => {
    const tests = [
      NAME,
      FIRST,
      ...LATER.map(([, name]) => name),
      `mf-${BARE}/`,
      `mf-${FILLED}/`,
      'packages/contracts/src',
      `mf-${DOMAIN}/src/manifest`,
      ...LATER.map(([domain]) => `mf-${domain}/src/manifest`),
    ];
    const { status, said } = run(bin('jest'), '--ci', ...tests);
    expect({ status, said: status === 0 ? '' : said }).toEqual({ status: 0, said: '' });
    for (const entity of [NAME, FIRST, ...LATER.map(([, name]) => name)]) {
      expect(said).toMatch(new RegExp(`PASS server .*${entity}[.]test[.]ts`));
      expect(said).toMatch(new RegExp(`PASS antarmuka .*${entity}[.]test[.]tsx`));
    }
    for (const domain of [BARE, FILLED]) {
      expect(said).toMatch(new RegExp(`PASS antarmuka .*${domain}-page[.]test[.]tsx`));
    }
  });

  it('builds, and names the scripts of each new page', () => {
    const pagesOf = (entity: string) => [entity, `${entity}.create`, `${entity}.edit`, `${entity}.show`];
    const domains = [DOMAIN, BARE, FILLED, ...LATER.map(([domain]) => domain)];
    const built = Object.assign({}, ...domains.map(preloadOf));
    const entities = [NAME, FIRST, ...LATER.map(([, name]) => name)];
    for (const page of [BARE, FILLED, ...entities.flatMap(pagesOf)]) {
      expect(built[page]?.length).toBeGreaterThan(2);
    }
  });
});
