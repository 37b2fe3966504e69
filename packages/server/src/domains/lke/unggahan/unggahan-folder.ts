import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../../../config';
import type { Tables } from '../../../database/tables';
import { deleteUnggahan, listOver } from './unggahan-repository';

/** Where bytes lie that are not whole yet, also when finished files go to a store elsewhere. */
export const unggahanFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'unggahan');

/** Takes away the bytes of an upload and what tus knows of it. */
export async function removeBytes(folder: string, id: string): Promise<void> {
  await Promise.all([id, `${id}.json`].map((name) => rm(join(folder, name), { force: true })));
}

/** Takes away uploads that were never ended: bytes first, so that what is interrupted is found again. */
export async function removeOldUnggahan(db: Kysely<Tables>, now: Date, config: Config): Promise<void> {
  const over = await listOver(db, now);
  for (const id of over) await removeBytes(unggahanFolder(config), id);
  await deleteUnggahan(db, over);
}
