import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config';
import { buildServer, freePort, serverBundle } from '../testing/server-process';

jest.setTimeout(300_000);

const root = join(__dirname, '../../../..');
const guide = readFileSync(join(root, 'docs/operasi.md'), 'utf8');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

/** Text between backticks, outside of blocks. */
const quoted = [...guide.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(
  ([, text = '']) => text,
);

/** The commands that operators are told to type, in their order, as one session of a shell. */
const commands = [...guide.matchAll(/^```sh operasi\n([\s\S]*?)^```$/gm)].map(([, block]) => block).join('');

/** What the programs of this repository say and name. */
const source = filesIn(join(root, 'packages/server/src'), /(?<!\.test)\.ts$/)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** What the guide asks of curl, for a machine that has none. */
const CURL = `curl() { node --input-type=module -e '
  const headers = {};
  let address = "";
  for (const [at, argument] of process.argv.entries()) {
    if (argument === "-H") headers[process.argv[at + 1].split(": ")[0]] = process.argv[at + 1].split(": ")[1];
    else if (argument.startsWith("http")) address = argument;
  }
  const answer = await fetch(address, { headers }).catch(() => process.exit(7));
  process.stdout.write(await answer.text());
  process.exitCode = answer.ok ? 0 : 22;
' -- "$@"; }`;
const needsCurl = spawnSync('curl', ['--version']).status !== 0;

/** Runs the guide's commands in folders of its own, on free ports, with programs that are built already. */
async function runGuide(folder: string): Promise<{ readonly said: string; readonly code: number }> {
  const [port, second] = [await freePort(), await freePort()];
  const script = commands
    .replace(/\/(srv|tmp)\b/g, (_, name) => join(folder, name))
    .replaceAll('8080', String(port))
    .replaceAll('8081', String(second))
    .replaceAll('node packages/config/bin/start.mjs', `node '${join(serverBundle, 'server.js')}'`)
    .replace(/npm run (backup|restore) --/g, (_, name) => `node '${join(serverBundle, `${name}.js`)}'`);
  for (const name of ['srv', 'tmp']) mkdirSync(join(folder, name));
  // A command that fails leaves no portal behind.
  const tidied = `trap 'kill $(jobs -p) 2>/dev/null || true' EXIT\n${needsCurl ? CURL : ''}\n${script}`;
  return new Promise((resolve) => {
    const env = { PATH: process.env.PATH ?? '', HOME: folder };
    execFile('bash', ['--norc', '-euo', 'pipefail', '-c', tidied], { cwd: root, env }, (error, out, err) =>
      resolve({ said: out + err, code: error === null ? 0 : Number(error.code ?? 1) }),
    );
  });
}

describe('the guide for operators', () => {
  it('has commands that install, watch, back up, restore, upgrade and go back', async () => {
    buildServer();
    const folder = mkdtempSync(join(tmpdir(), 'selaras-operasi-'));
    try {
      const { said, code } = await runGuide(folder);
      expect({ code, said: code === 0 ? '' : said }).toEqual({ code: 0, said: '' });
      expect(said).toContain('Pengguna pertama dibuat: super');
      expect(said.match(/Cadangan selesai/g)).toHaveLength(2);
      expect(said.match(/dipulihkan/g)).toHaveLength(2);
      expect(said.match(/"status":"siap"/g)?.length).toBeGreaterThanOrEqual(5);
      expect(readdirSync(join(folder, 'srv/selaras')).sort()).toEqual(['data', 'data-baru']);
      const metrics = readFileSync(join(folder, 'tmp/selaras-metrik.txt'), 'utf8');
      for (const [name] of guide.matchAll(/\b(selaras|nodejs)_[a-z0-9_]+/g)) {
        expect(metrics).toContain(`# HELP ${name.replace(/_(count|bucket)$/, '')} `);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('names settings that the server reads', () => {
    const names = quoted
      .map((text) => text.split('=')[0] ?? '')
      .filter((text) => /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(text));
    expect(names.length).toBeGreaterThan(10);
    for (const name of new Set(names)) expect(source).toContain(`${name}:`);
  });

  it('quotes messages as the programs say them', () => {
    const rows = guide.slice(guide.indexOf('## Bila terjadi')).match(/^\| .* \|$/gm) ?? [];
    const messages = rows
      .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)])
      .map(([, text = '']) => text)
      .filter((text) => text.includes(' '));
    expect(messages.length).toBeGreaterThan(8);
    for (const message of messages) expect(source).toContain(message);
  });

  it('is found from the README, whose settings the server knows', () => {
    expect(readme).toContain('docs/operasi.md');
    const listed = [...readme.matchAll(/^\| (`[A-Z][A-Z0-9_]+`[^|]*) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
    );
    expect(listed.length).toBeGreaterThan(25);
    for (const name of listed) expect(source).toContain(`${name}:`);
    expect(() => readConfig({})).not.toThrow();
  });
});
