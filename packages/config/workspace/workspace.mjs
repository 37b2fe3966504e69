import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the workspace. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

const PNPM = 'pnpm@10.34.9';
const installedMark = join(root, 'node_modules', '.selaras-installed');

/** Runs a command in the workspace; resolves with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Path of a command that the workspace installed. */
export const bin = (name) => join(root, 'node_modules', '.bin', name);

/** Ends with one line when Node is older than the workspace needs. */
export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Node ${process.versions.node} terlalu lama: pasang Node 20.19 atau yang lebih baru, lalu ulangi.`);
}

/** Installs the locked dependencies, unless they are there already. */
export async function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(installedMark) && readFileSync(installedMark, 'utf8') === lock) return;
  console.log('Memasang paket …');
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const code = await run(npx, ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    env: { ...process.env, CI: 'true' },
  });
  if (code !== 0)
    fail('Pemasangan paket gagal: periksa sambungan ke registri npm dan ruang disk, lalu ulangi.');
  writeFileSync(installedMark, lock);
}

export function fail(message) {
  console.error(message);
  process.exit(1);
}
