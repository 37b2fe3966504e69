import { accessSync, constants, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

/** Files here lie in memory: a database is copied there in a tenth of the time that a disk needs. */
const MEMORY = '/dev/shm';

/** Several times what the databases of a whole run take. */
const ROOM_BYTES = 4 * 1024 ** 3;

/** Folder for a new test cluster: in memory where the system offers that with room to spare. */
export const clusterFolder = (): string => (hasRoom() ? MEMORY : tmpdir());

/** Every folder that clusters may lie in. */
export const clusterFolders = (): readonly string[] => [...(isThere() ? [MEMORY] : []), tmpdir()];

function isThere(): boolean {
  try {
    accessSync(MEMORY, constants.R_OK | constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function hasRoom(): boolean {
  if (!isThere()) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem()) >= ROOM_BYTES;
}
