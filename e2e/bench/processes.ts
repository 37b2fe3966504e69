import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type ServerName, servers } from '../support/servers';
import { end, ready } from './server-life';

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
