import { clusterUrl, passwordFileOf, readPassword } from './access';
import { readPostmaster } from './postmaster';
import { isAlive } from './process-alive';

/** Address of the PostgreSQL that another process has started on `folder`; null while there is none to talk to. */
export function runningClusterUrl(folder: string): string | null {
  const postmaster = readPostmaster(folder);
  const password = readPassword(passwordFileOf(folder));
  if (postmaster === null || password === null || !postmaster.ready || !isAlive(postmaster.pid)) return null;
  return clusterUrl(password, postmaster.port);
}
