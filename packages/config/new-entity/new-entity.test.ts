import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTree } from './copy-tree';

jest.setTimeout(600_000);

const root = join(__dirname, '../../..');
const DOMAIN = 'planning';
const NAME = 'papan-skor';

/** The environment of a shell: what this Jest tells its own tests is no matter of theirs. */
const { JEST_WORKER_ID: _, NODE_ENV: __, ...env } = process.env;

let copy: string;
let touched: string[];

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}
const bin = (name: string) => join(copy, 'node_modules/.bin', name);
const fine = { status: 0 };

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'selaras-entity-'));
  copyTree(root, copy);
  execFileSync('git', ['init', '-q'], { cwd: copy });
  execFileSync('git', ['add', '-A'], { cwd: copy });
  expect(run(process.execPath, 'packages/config/bin/new-entity.mjs', DOMAIN, NAME)).toMatchObject(fine);
  touched = execFileSync('git', ['status', '--porcelain', '-uall'], { cwd: copy, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.startsWith('??') || line[1] === 'M')
    .map((line) => line.slice(3));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('npm run new:entity', () => {
  it('touches at most ten files, all of them in the three rooms of the domain', () => {
    const rooms = [
      `mf-${DOMAIN}/`,
      `packages/contracts/src/${DOMAIN}/`,
      `packages/server/src/domains/${DOMAIN}/`,
    ];
    expect(touched.length).toBeGreaterThan(0);
    expect(touched.length).toBeLessThanOrEqual(10);
    expect(touched.filter((file) => !rooms.some((room) => file.startsWith(room)))).toEqual([]);
  });

  it('makes an entity whose types fit', () => {
    expect(run(bin('tsc'), '--noEmit', '-p', 'packages/config/tsconfig.tests.json')).toMatchObject(fine);
  });

  it('makes a table, calls that list and save over HTTP, rights that are written down, and pages', () => {
    const tests = [NAME, 'packages/contracts/src', `mf-${DOMAIN}/src/manifest`];
    const { status, said } = run(bin('jest'), '--ci', ...tests);
    expect({ status, said: status === 0 ? '' : said }).toEqual({ status: 0, said: '' });
    expect(said).toMatch(new RegExp(`PASS server .*${NAME}[.]test[.]ts`));
    expect(said).toMatch(new RegExp(`PASS antarmuka .*${NAME}[.]test[.]tsx`));
  });

  it('makes a remote whose build names the scripts of each new page', () => {
    const remote = join(copy, `mf-${DOMAIN}`);
    const { status, stderr } = spawnSync(join(remote, 'node_modules/.bin/rsbuild'), ['build'], {
      cwd: remote,
      env: { ...env, NODE_ENV: 'production' },
      encoding: 'utf8',
    });
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
    const { preload } = JSON.parse(readFileSync(join(remote, 'dist/remote.json'), 'utf8'));
    for (const page of [NAME, `${NAME}.create`, `${NAME}.edit`, `${NAME}.show`]) {
      expect(preload[page].length).toBeGreaterThan(2);
    }
  });

  it('refuses a name that is there already, and a domain that is not', () => {
    const again = run(process.execPath, 'packages/config/bin/new-entity.mjs', DOMAIN, NAME);
    expect(again).toEqual({ status: 1, said: expect.stringContaining('sudah ada') });
    const nowhere = run(process.execPath, 'packages/config/bin/new-entity.mjs', 'tiada', NAME);
    expect(nowhere).toEqual({ status: 1, said: expect.stringContaining('tidak ada') });
  });
});
