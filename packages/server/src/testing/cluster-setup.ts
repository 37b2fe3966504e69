import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startCluster } from '../database/embedded/cluster';
import { clusterFolder } from './cluster/cluster-folders';
import { removeStaleClusters } from './cluster/stale-clusters';
import { TEST_CLUSTER_PREFIX, TEST_RUN_VARIABLE, TEST_URL_VARIABLE } from './test-cluster';
import { prepareTemplate } from './test-database';

/** Jest's global set-up of the server's tests: one PostgreSQL for the whole run, or the one of `DATABASE_URL`. */
export default async function setup(): Promise<void> {
  process.env[TEST_RUN_VARIABLE] = randomBytes(4).toString('hex');
  process.env[TEST_URL_VARIABLE] = process.env.DATABASE_URL || (await startTestCluster());
  await prepareTemplate('demo');
}

async function startTestCluster(): Promise<string> {
  await removeStaleClusters();
  const folder = mkdtempSync(join(clusterFolder(), `${TEST_CLUSTER_PREFIX}${process.pid}-`));
  const cluster = await startCluster(join(folder, 'postgres'), { durable: false });
  globalThis.selarasTestCluster = {
    stop: async () => {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return cluster.url;
}

declare global {
  var selarasTestCluster: { stop(): Promise<void> } | undefined;
}
