import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopOrphan } from '../database/embedded/postmaster';
import { isAlive } from '../database/embedded/process-alive';
import { TEST_CLUSTER_PREFIX } from './test-cluster';

/** Ends and removes what test runs left behind that were killed before their tear-down. */
export async function removeStaleClusters(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(TEST_CLUSTER_PREFIX)) continue;
    const pid = Number(name.slice(TEST_CLUSTER_PREFIX.length).split('-')[0]);
    if (!pid || isAlive(pid)) continue;
    const folder = join(tmpdir(), name);
    await stopOrphan(join(folder, 'postgres'));
    rmSync(folder, { recursive: true, force: true });
  }
}
