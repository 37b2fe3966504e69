import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../database/embedded/cluster';
import { removeStaleClusters } from './stale-clusters';
import { TEST_CLUSTER_PREFIX, TEST_RUN_VARIABLE, TEST_URL_VARIABLE } from './test-cluster';

/** Jest's global set-up of the server's tests: one PostgreSQL for the whole run, or the one of `DATABASE_URL`. */
export default async function setup(): Promise<void> {
  process.env[TEST_RUN_VARIABLE] = randomBytes(4).toString('hex');
  if (process.env.DATABASE_URL) {
    process.env[TEST_URL_VARIABLE] = process.env.DATABASE_URL;
    return;
  }
  await removeStaleClusters();
  const folder = mkdtempSync(join(tmpdir(), `${TEST_CLUSTER_PREFIX}${process.pid}-`));
  const cluster = await startCluster(join(folder, 'postgres'), { durable: false });
  process.env[TEST_URL_VARIABLE] = cluster.url;
  globalThis.selarasTestCluster = {
    stop: async () => {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

declare global {
  var selarasTestCluster: { stop(): Promise<void> } | undefined;
}
