import { startCluster } from '../database/embedded/cluster';
import { embeddedFault } from '../database/faults';

/** Runs `act` with the address of the PostgreSQL in `folder`, made first when there is none, and ends it afterwards. */
export async function withCluster<Result>(
  folder: string,
  dataDir: string,
  act: (url: string) => Promise<Result>,
): Promise<Result> {
  const cluster = await startCluster(folder).catch((error: unknown) => {
    throw embeddedFault(error, dataDir);
  });
  try {
    return await act(cluster.url);
  } finally {
    await cluster.stop();
  }
}
