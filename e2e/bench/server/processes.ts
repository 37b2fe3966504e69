import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type ServerName, servers } from '../../server/servers';
import { end, ready } from './server-life';

export interface RunningServer {
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Loads come from one address, whose requests a server otherwise counts. */
export const WITHOUT_LIMIT = { PERMINTAAN_PER_MENIT: '0' };

/** Starts the servers of the stories, each on a data set of its own. */
export async function startServers(): Promise<Record<'demo' | 'besar', RunningServer>> {
  const start = (name: ServerName) => startServer(name, servers[name].port, WITHOUT_LIMIT);
  const [demo, besar] = await Promise.all([start('demo'), start('besar')]);
  return { demo, besar };
}

/** Starts one server on a data set of its own; `env` goes on top of what this process has. */
export async function startServer(
  name: ServerName,
  port: number,
  env: NodeJS.ProcessEnv = {},
): Promise<RunningServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/run-server.ts', name, String(port)], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  await ready(`http://127.0.0.1:${port}`);
  if (child.pid === undefined) throw new Error(`The server ${name} did not start`);
  return { pid: child.pid, stop: () => end(child) };
}
