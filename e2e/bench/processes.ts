import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ServerName, servers } from '../support/servers';

const START_LIMIT_MS = 120_000;

export interface RunningServer {
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Loads come from one address, whose requests a server otherwise counts. */
const WITHOUT_LIMIT = { PERMINTAAN_PER_MENIT: '0' };

/** Starts the servers of the stories, each on a data set of its own. */
export async function startServers(): Promise<Record<ServerName, RunningServer>> {
  const started = Object.values(servers).map(
    async ({ name, port }) => [name, await startServer(name, port, WITHOUT_LIMIT)] as const,
  );
  return Object.fromEntries(await Promise.all(started)) as Record<ServerName, RunningServer>;
}

/** Starts one server on a data set of its own; `env` goes on top of what this process has. */
export async function startServer(
  name: ServerName,
  port: number,
  env: NodeJS.ProcessEnv = {},
): Promise<RunningServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/run-server.ts', name, String(port)], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  await ready(`http://127.0.0.1:${port}`);
  if (child.pid === undefined) throw new Error(`The server ${name} did not start`);
  return { pid: child.pid, stop: () => end(child) };
}

async function ready(origin: string): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Error(`${origin} did not become ready within ${START_LIMIT_MS / 1000} s`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
