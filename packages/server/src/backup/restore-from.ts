import { externalFault } from '../database/faults';
import { withOwner } from '../database/owner-client';
import { openStore } from '../kit/files/open-store';
import { backupLimits, PLAIN_TEXT } from './backup-limits';
import type { BackupConfig } from './make-backup';
import { checkBackup, type RestoreResult, restoreBackup } from './restore-backup';
import { draftFiles, withNewEmbedded } from './restore-place';
import type { Progress } from './write-backup';

/**
 * Restores `file` into the empty place that these settings mean. The file is read to its end before anything is
 * touched. Throws a `StartError` for every fault that people can mend; the place is then as empty as before.
 */
export async function restoreFrom(
  config: BackupConfig,
  file: string,
  progress?: Progress,
): Promise<RestoreResult> {
  progress?.('memeriksa cadangan');
  await checkBackup(file);
  const { store, keep } = config.s3 === undefined ? draftFiles(config.dataDir) : inBucket(config);
  const restore = (url: string) =>
    withOwner(url, backupLimits, async (client) => {
      await client.query(PLAIN_TEXT);
      return restoreBackup(file, { client, store, keepFiles: keep }, progress);
    });
  if (config.databaseUrl === undefined) return withNewEmbedded(config.dataDir, restore);
  try {
    return await restore(config.databaseUrl);
  } catch (error) {
    throw externalFault(error, config.databaseUrl);
  }
}

/** Names of files are random: what lies under one of them already can only be the same file. */
const inBucket = (config: BackupConfig) => ({ store: openStore(config), keep: async () => {} });
