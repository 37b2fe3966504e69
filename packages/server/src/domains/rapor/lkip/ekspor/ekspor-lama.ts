import type { Kysely } from 'kysely';
import type { Config } from '../../../../config';
import type { Tables } from '../../../../database/tables';
import { openStore } from '../../../../kit/files/open-store';
import { deleteEkspor, listOldEkspor } from './ekspor-repository';

/** Takes away files of reports whose day is over: bytes first, so that what is interrupted is found again. */
export async function removeOldEkspor(db: Kysely<Tables>, now: Date, config: Config): Promise<void> {
  const old = await listOldEkspor(db, now);
  const store = openStore(config);
  for (const { nama_acak } of old) if (nama_acak !== null) await store.remove(nama_acak);
  await deleteEkspor(
    db,
    old.map(({ id }) => id),
  );
}
