import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';

interface Load {
  url: string;
  headers?: Record<string, string>;
  connections?: number;
  /** Seconds; every load is bounded. */
  duration?: number;
}

export interface LoadResult {
  perSecond: number;
  /** 97.5th percentile of the latency, ms: an upper bound of the 95th. */
  latency: number;
  errors: number;
}

/** Bounded load on one address of this machine. */
export async function load({ url, headers = {}, connections = 10, duration = 3 }: Load): Promise<LoadResult> {
  const result = await autocannon({ url, headers, connections, duration });
  return {
    perSecond: result.requests.average,
    latency: result.latency.p97_5,
    errors: result.errors + result.timeouts,
  };
}

/** Runs `use` against a bare `node:http` server that answers this body. */
export async function withBareServer<T>(body: string, use: (origin: string) => Promise<T>): Promise<T> {
  const child = fork(join(import.meta.dirname, 'bare-server.mjs'), [body]);
  try {
    const [port] = (await once(child, 'message')) as [number];
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    child.kill();
  }
}
