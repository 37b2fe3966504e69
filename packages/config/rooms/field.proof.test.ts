import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTree } from '../scaffold/copy-tree';

jest.setTimeout(600_000);

/** A field more of a follow-up, end to end: what it costs, and whose files it touches. */
const DOMAIN = 'lke';
const FIELD = 'sumber_daya';
const LABEL = 'Sumber daya';
const root = join(__dirname, '../../..');
const fields = 'packages/contracts/src/lke/tindak-lanjut/tindak-lanjut-fields.ts';
const tables = 'packages/server/src/domains/lke/tables.ts';
const serverTest = 'packages/server/src/domains/lke/tindak-lanjut/tindak-lanjut.test.ts';
const dialogTest = 'mf-lke/src/features/tindak-lanjut/tindak-lanjut.test.tsx';

/** The environment of a shell: what this Jest tells its own tests is no matter of theirs. */
const { JEST_WORKER_ID: _, NODE_ENV: __, ...env } = process.env;

let copy: string;
let migration: string;

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}
const bin = (name: string) => join(copy, 'node_modules/.bin', name);
const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, encoding: 'utf8' });
const rooms = () =>
  run(process.execPath, 'packages/config/bin/rooms.mjs', '--base', 'HEAD', '--only', DOMAIN);

function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(copy, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(copy, file), text.replace(from, to));
}

/** The next number of all migrations, whoever's they are. */
function nextNumber(): string {
  const folders = git('ls-files', '*/migrations/*.sql').split('\n').filter(Boolean);
  const last = Math.max(...folders.map((file) => Number(/(\d{4})_\w+\.sql$/.exec(file)?.[1])));
  return String(last + 1).padStart(4, '0');
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'selaras-field-'));
  copyTree(root, copy);
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=Uji', '-c', 'user.email=uji@contoh.example', 'commit', '-qm', 'Sebelum');
  migration = `packages/server/src/domains/lke/migrations/${nextNumber()}_${FIELD}.sql`;
  writeFileSync(join(copy, migration), `alter table lke_tindak_lanjut add column ${FIELD} text;\n`);
  change(
    fields,
    "  tenggat: { kind: 'date'",
    `  ${FIELD}: { kind: 'area', label: '${LABEL}', maxLength: 500, optional: true },\n  tenggat: { kind: 'date'`,
  );
  expect(run(process.execPath, 'packages/config/bin/tables.mjs')).toMatchObject({ status: 0 });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('a field costs its migration, its description and the made types of its table, all in the rooms of the domain', () => {
  const { status, said } = rooms();
  expect({ status, said }).toEqual({ status: 0, said: expect.stringMatching(/^@selaras\/lke: 3\n/) });
  for (const file of [migration, fields, tables]) expect(said).toContain(`  ${file}\n`);
});

it('its types fit', () => {
  expect(run(bin('tsc'), '--noEmit', '-p', 'packages/config/tsconfig.tests.json')).toEqual({
    status: 0,
    said: '',
  });
});

it('the server takes it, keeps it and answers it, and the dialog asks for it', () => {
  change(
    serverTest,
    "const plan = { rencana: 'Susun dan sahkan',",
    `const plan = { rencana: 'Susun dan sahkan', ${FIELD}: 'Dua orang',`,
  );
  change(dialogTest, 'body: { ', `body: { ${FIELD}: null, `);
  const { status, said } = run(bin('jest'), '-c', 'jest.config.mjs', serverTest, dialogTest);
  expect({ status, said: status === 0 ? '' : said }).toEqual({ status: 0, said: '' });
});

it('a file of another team is told, and ends it red', () => {
  writeFileSync(join(copy, 'mf-rapor/src/lagi.ts'), 'export {};\n');
  expect(rooms()).toEqual({
    status: 1,
    said: expect.stringContaining('@selaras/rapor: 1\n  mf-rapor/src/lagi.ts'),
  });
});
