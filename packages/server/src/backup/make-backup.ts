import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Config } from '../config';
import { externalFault } from '../database/faults';
import { withOwner } from '../database/owner-client';
import { StartError } from '../database/start-error';
import { openStore } from '../kit/files/open-store';
import { backupLimits, PLAIN_TEXT } from './backup-limits';
import { withEmbedded } from './backup-source';
import { type BackupResult, type Progress, writeBackup } from './write-backup';

export type BackupConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>;

/**
 * Backs up the portal that these settings mean into `file`, which must not be there yet and is there only once it is
 * whole and on disk. Throws a `StartError` for every fault that people can mend.
 */
export async function makeBackup(
  config: BackupConfig,
  file: string,
  progress?: Progress,
): Promise<BackupResult> {
  if (existsSync(file)) throw new StartError(`Berkas ${file} sudah ada`, 'Pilih nama lain');
  const draft = `${file}.sementara`;
  const store = openStore(config);
  const write = (url: string) =>
    withOwner(url, backupLimits, async (client) => {
      await client.query(PLAIN_TEXT);
      return writeBackup({ client, store }, createWriteStream(draft, { mode: 0o600 }), progress);
    });
  try {
    const result = await (config.databaseUrl === undefined
      ? withEmbedded(config.dataDir, write)
      : write(config.databaseUrl));
    await sync(draft);
    renameSync(draft, file);
    return result;
  } catch (error) {
    rmSync(draft, { force: true });
    throw faultOf(error, config, file);
  }
}

async function sync(path: string): Promise<void> {
  const written = await open(path, 'r');
  try {
    await written.sync();
  } finally {
    await written.close();
  }
}

const byCode: Readonly<Record<string, [why: string, remedy: string]>> = {
  ENOENT: ['Folder untuk berkas itu tidak ada', 'Buat folder itu atau pilih yang lain'],
  ENOSPC: ['Ruang penyimpanan habis', 'Kosongkan ruang atau pilih tempat lain'],
  EACCES: ['Tidak ada hak tulis', 'Pilih tempat lain'],
  EROFS: ['Tidak ada hak tulis', 'Pilih tempat lain'],
  EISDIR: ['Itu sebuah folder', 'Beri nama berkas'],
  ENOTDIR: ['Folder untuk berkas itu tidak ada', 'Buat folder itu atau pilih yang lain'],
};

function faultOf(error: unknown, { databaseUrl }: BackupConfig, file: string): unknown {
  if (error instanceof StartError) return error;
  const { code = '', path } = error as NodeJS.ErrnoException;
  const known = byCode[code];
  if (known !== undefined && (path === undefined || path.startsWith(file))) {
    return new StartError(`Cadangan ${file} tidak dapat ditulis: ${known[0]}`, known[1], { cause: error });
  }
  return databaseUrl === undefined ? error : externalFault(error, databaseUrl);
}
