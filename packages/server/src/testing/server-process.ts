import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { patientEnvironment } from './patient-limits';

export interface ServerProcess {
  readonly pid: number;
  readonly origin: string;
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<Ended>;
}

export interface Ended {
  /** Exit code, or the signal that ended it. */
  readonly code: number | NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

const packageRoot = fileURLToPath(new URL('../..', import.meta.url));
const bundles = join(packageRoot, 'node_modules/.cache/selaras-server');
/**
 * Where the programs are that `buildServer` made, each as NAME.js: a folder of this process, for other test files build
 * theirs while its servers start.
 */
export const serverBundle = join(bundles, String(process.pid));

/** Builds what `startServer` runs, once before the tests of a file; starting the bundle is several times faster. */
export function buildServer(): void {
  mkdirSync(bundles, { recursive: true });
  for (const pid of readdirSync(bundles)) {
    if (!isRunning(Number(pid))) rmSync(join(bundles, pid), { recursive: true, force: true });
  }
  execFileSync(process.execPath, ['build.mjs', serverBundle], {
    cwd: packageRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** A program as its own process, as `npm start` runs the server. Nothing of this process's settings reaches it. */
function launch(env: Record<string, string>, program = 'server', args: readonly string[] = []) {
  const child = spawn(process.execPath, [join(serverBundle, `${program}.js`), ...args], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...patientEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    said.err += chunk.toString();
  });
  const ended = once(child, 'close').then(([code, signal]): Ended => ({ code: code ?? signal, ...said }));
  return { child, said, ended };
}

/** Waits until it can be reached; a start that fails rejects with what it said. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { child, said, ended } = launch({ PORT: String(port), ...env });
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', () => {
      if (said.out.includes('siap dibuka')) resolve();
    });
  });
  const failed = ended.then(({ err }) => Promise.reject(new Error(err)));
  await Promise.race([ready, failed]);
  failed.catch(() => {});
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { pid: child.pid ?? 0, origin, end };
}

/** Runs a program that ends by itself, with its own arguments. */
export const runToEnd = (
  program: 'backup' | 'restore',
  args: readonly string[],
  env: Record<string, string>,
): Promise<Ended> => launch(env, program, args).ended;

/** For starts that must fail. */
export async function startAndFail(env: Record<string, string>): Promise<Ended> {
  const { child, ended } = launch({ PORT: String(await freePort()), ...env });
  const limit = setTimeout(() => child.kill('SIGKILL'), 20_000);
  return ended.finally(() => clearTimeout(limit));
}
