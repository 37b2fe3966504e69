import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stopOrphan } from '../../database/embedded/postmaster';
import { isAlive } from '../../database/embedded/process-alive';
import { TEST_CLUSTER_PREFIX } from '../test-cluster';
import { clusterFolders } from './cluster-folders';

/** Ends and removes what test runs left behind that were killed before their tear-down. */
export async function removeStaleClusters(): Promise<void> {
  for (const parent of clusterFolders())
    for (const name of readdirSync(parent)) {
      if (!name.startsWith(TEST_CLUSTER_PREFIX)) continue;
      const pid = Number(name.slice(TEST_CLUSTER_PREFIX.length).split('-')[0]);
      if (!pid || isAlive(pid)) continue;
      const folder = join(parent, name);
      await stopOrphan(join(folder, 'postgres'));
      rmSync(folder, { recursive: true, force: true });
    }
}
