import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runLine } from '../testing/run-line';

/** Where no portal is. */
const NOBODY = 'http://127.0.0.1:9';
let portal = NOBODY;

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
    env: { SELARAS_PORTAL: portal },
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
  expect(out).toContain(`${portal}/?remote=mf_contoh@http://localhost:4000\n`);
});

/** A portal that takes remotes from these origins. */
async function withPortal(origins: string, use: () => Promise<void>): Promise<void> {
  const page = `<meta name="selaras:asal-remote-pengganti" content="${origins}">`;
  const server = createServer((_request, response) => response.end(`<!doctype html><head>${page}</head>`));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  portal = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await use();
  } finally {
    portal = NOBODY;
    server.close();
  }
}

it('says before anybody looks for it that the portal does not take it from there, or cannot be asked', async () => {
  serverThat("console.log('siap'); setInterval(() => {}, 1000);");
  await withPortal('http://localhost:3101 http://localhost:4000', async () => {
    expect((await dev('--port', '4000')).out).not.toContain('Perhatian');
  });
  await withPortal('http://localhost:3101', async () => {
    const { code, out } = await dev('--port', '4000');
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('tidak mencatat http://localhost:4000 di REMOTE_OVERRIDE_ORIGINS'),
    ]);
  });
  expect((await dev('--port', '4000')).out).toContain(`Perhatian: Portal ${NOBODY} tidak dapat dihubungi`);
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
