import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataDir } from '../database/embedded/data-dir-lock';
import { runningClusterUrl } from '../database/embedded/running-cluster';
import { embeddedFault } from '../database/faults';
import { StartError } from '../database/start-error';
import { withCluster } from './with-cluster';

/** Runs `act` with the address of the embedded PostgreSQL: of the portal that is running, or started just for this. */
export async function withEmbedded<Result>(
  dataDir: string,
  act: (url: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(dataDir, 'postgres');
  if (!existsSync(folder)) {
    throw new StartError(`Tidak ada data di ${dataDir}`, 'Periksa DATA_DIR, atau setel DATABASE_URL');
  }
  const lock = lockOrNull(dataDir);
  if (lock === null) return act(runningClusterUrl(folder) ?? notReady(dataDir));
  try {
    return await withCluster(folder, dataDir, act);
  } finally {
    lock.release();
  }
}

/** null while a portal is running on this folder. */
function lockOrNull(dataDir: string): { release(): void } | null {
  try {
    return lockDataDir(dataDir);
  } catch (error) {
    if (error instanceof StartError) return null;
    throw embeddedFault(error, dataDir);
  }
}

function notReady(dataDir: string): never {
  throw new StartError(`Selaras pada ${dataDir} sedang menyala atau berhenti`, 'Coba lagi sebentar lagi');
}
