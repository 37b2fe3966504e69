import { join } from 'node:path';
import type { Config } from '../../config';
import { diskStore } from './disk-store';
import type { FileStore } from './file-store';
import { s3Store } from './s3-store';

/** The store that the settings ask for. */
export function openStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  return s3 === undefined ? diskStore(join(dataDir, 'files')) : s3Store(s3);
}
