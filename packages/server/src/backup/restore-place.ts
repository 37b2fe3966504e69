import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { passwordFileOf } from '../database/embedded/access';
import { lockDataDir } from '../database/embedded/data-dir-lock';
import { StartError } from '../database/start-error';
import { diskStore } from '../kit/files/disk-store';
import type { FileStore } from '../kit/files/file-store';
import { openDataFolder } from '../start/data-folder';
import { withCluster } from './with-cluster';

/** A folder for uploads that becomes the real one in one step. */
export function draftFiles(dataDir: string): { store: FileStore; keep(): Promise<void> } {
  const files = join(dataDir, 'files');
  const draft = join(dataDir, 'files-pulih');
  if (existsSync(files) && readdirSync(files).length > 0) throw notEmpty(files);
  rmSync(draft, { recursive: true, force: true });
  return {
    store: diskStore(draft),
    async keep() {
      rmSync(files, { recursive: true, force: true });
      if (existsSync(draft)) renameSync(draft, files);
    },
  };
}

/**
 * Runs `act` with the address of a new embedded PostgreSQL beside the place where a portal looks for its own, and moves
 * it there when `act` has succeeded; else nothing of it is left.
 */
export async function withNewEmbedded<Result>(
  dataDir: string,
  act: (url: string) => Promise<Result>,
): Promise<Result> {
  openDataFolder(dataDir);
  const lock = lockDataDir(dataDir);
  try {
    const folder = join(dataDir, 'postgres');
    const draft = join(dataDir, 'postgres-pulih');
    if (existsSync(folder)) throw notEmpty(dataDir);
    remove(draft);
    try {
      const result = await withCluster(draft, dataDir, act);
      renameSync(passwordFileOf(draft), passwordFileOf(folder));
      renameSync(draft, folder);
      return result;
    } finally {
      remove(draft);
    }
  } finally {
    lock.release();
  }
}

function remove(folder: string): void {
  for (const path of [folder, passwordFileOf(folder), `${folder}.log`])
    rmSync(path, { recursive: true, force: true });
}

const notEmpty = (place: string) =>
  new StartError(
    `${place} sudah berisi data`,
    'Cadangan hanya dipulihkan ke tempat kosong: pilih DATA_DIR lain',
  );
