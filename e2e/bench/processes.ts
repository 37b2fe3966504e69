import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { servers } from '../support/servers';

const START_LIMIT_MS = 120_000;

/** Starts the servers of the stories and answers a function that ends them. */
export async function startServers(): Promise<() => Promise<void>> {
  const children = Object.values(servers).map(({ name }) =>
    spawn(process.execPath, ['--import', 'tsx', 'server/run-server.ts', name], {
      cwd: join(import.meta.dirname, '..'),
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
  await Promise.all(Object.values(servers).map(({ origin }) => ready(origin)));
  return async () => {
    await Promise.all(children.map(end));
  };
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
