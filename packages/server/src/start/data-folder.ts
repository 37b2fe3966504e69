import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { embeddedFault } from '../database/faults';

/** Makes the folder for the data if need be. Throws a `StartError` where there can be none, or nobody may write. */
export function openDataFolder(dataDir: string): void {
  try {
    make(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw embeddedFault(error, dataDir);
  }
}

/** Folder by folder from the top: Node's own recursive form tries for ever where the system makes none, as in /proc. */
function make(folder: string): void {
  if (existsSync(folder)) return;
  make(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}
