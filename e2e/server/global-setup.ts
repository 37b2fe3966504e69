import setupCluster from '../../packages/server/src/testing/cluster-setup';
import teardownCluster from '../../packages/server/src/testing/cluster-teardown';

/** One PostgreSQL for the whole run with a seeded template, of which every worker's portal gets a copy. */
export default async function setup(): Promise<() => Promise<void>> {
  await setupCluster();
  return teardownCluster;
}
