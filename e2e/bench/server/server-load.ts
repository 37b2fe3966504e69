import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';

interface Load {
  url: string;
  headers?: Record<string, string>;
  connections?: number;
  /** Seconds; every load is bounded. */
  duration?: number;
  /** So many requests instead, however long they take. */
  amount?: number | undefined;
}

export interface LoadResult {
  perSecond: number;
  /** 97.5th percentile of the latency, ms: an upper bound of the 95th. */
  latency: number;
  /** Answers that failed or were refused among them. */
  errors: number;
}

/** Bounded load on one address of this machine. */
export async function load({
  url,
  headers = {},
  connections = 10,
  duration = 3,
  amount,
}: Load): Promise<LoadResult> {
  // A load of so many requests ends with a sample, which are a second apart otherwise.
  const bound = amount === undefined ? { duration } : { amount, sampleInt: 10 };
  const result = await autocannon({ url, headers, connections, ...bound });
  return {
    perSecond: amount === undefined ? result.requests.average : amount / result.duration,
    latency: result.latency.p97_5,
    errors: result.errors + result.timeouts + result['4xx'] + result['5xx'],
  };
}

const SERVER_CORE = 0;
const LOAD_CORE = 1;

/**
 * Runs `use` while the server has one core and who asks it another, so that they do not take each other's time. Where
 * the system cannot do that, the figures are less steady.
 */
export async function pinned<T>(serverPid: number, use: () => Promise<T>): Promise<T> {
  const cores = [...Array(availableParallelism()).keys()].join(',');
  if (availableParallelism() > LOAD_CORE) {
    pin(serverPid, String(SERVER_CORE));
    pin(process.pid, String(LOAD_CORE));
  }
  try {
    return await use();
  } finally {
    pin(serverPid, cores);
    pin(process.pid, cores);
  }
}

/** Every thread of a process, on these cores. */
function pin(pid: number, cores: string): void {
  try {
    execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)], { stdio: 'ignore' });
  } catch {
    // No such tool here.
  }
}

/** Runs `use` against a bare `node:http` server that answers this body. */
export async function withBareServer<T>(body: string, use: (origin: string) => Promise<T>): Promise<T> {
  const child = fork(join(import.meta.dirname, 'bare-server.mjs'), [body]);
  try {
    const [port] = (await once(child, 'message')) as [number];
    if (child.pid !== undefined) pin(child.pid, String(SERVER_CORE));
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    child.kill();
  }
}
