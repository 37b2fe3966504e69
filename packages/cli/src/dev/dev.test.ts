import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runLine } from '../testing/run-line';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selaras-dev-'));
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/manifest.ts'), "export const manifest = {\n  name: 'mf_contoh',\n};\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What stands in for the development server. */
const serverThat = (does: string) =>
  writeFileSync(join(folder, 'node_modules/.bin/rsbuild'), `#!${process.execPath}\n${does}`, { mode: 0o755 });

/** Runs it until it has said something by itself, or to its end. */
function dev(...line: string[]) {
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  return runLine(['dev', ...line], {
    env: { SELARAS_PORTAL: 'https://selaras.contoh.go.id' },
    cwd: folder,
    err: () => stop(),
    stopped: () => stopped,
  });
}

it('runs the remote until it is stopped, and says where to open it', async () => {
  serverThat(
    "console.log(process.argv.slice(2).join(' '), process.env.NODE_ENV); setInterval(() => {}, 1000);",
  );
  const { code, out, err } = await dev('--port', '4000');
  expect([code, err]).toEqual([0, 'dev --port 4000 development\n']);
  expect(out).toContain('https://selaras.contoh.go.id/?remote=mf_contoh@http://localhost:4000\n');
});

it('tells when the server ends by itself, and when there is none', async () => {
  serverThat('process.exit(3);');
  expect(await dev()).toMatchObject({ code: 1, err: expect.stringContaining('kode 3') });
  rmSync(join(folder, 'node_modules'), { recursive: true });
  expect((await dev()).err).toContain('Pasang paket');
  rmSync(join(folder, 'src'), { recursive: true });
  expect((await dev()).err).toContain("name: 'mf_…'");
  expect((await dev('--port', 'x')).code).toBe(1);
});
