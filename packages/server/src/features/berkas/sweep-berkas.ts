import type { Kysely } from 'kysely';
import { asActor, holdAudit } from '../../database/as-actor';
import type { Tables } from '../../database/tables';
import type { BerkasStore } from './berkas-store';

/** How long an upload waits for the row that uses it: a form may stay open for a working day. */
const KEEP_MS = 86_400_000;
/** Files that are taken away in one go. */
const PORTION = 500;

/**
 * Takes away files that nothing has used for a day: bytes first, then the row, so that what is interrupted is found
 * again. Who claims a file meanwhile has it before, or waits and hears that it is gone.
 */
export async function sweepBerkas(db: Kysely<Tables>, store: BerkasStore, now: Date): Promise<number> {
  return asActor(db, null, async (tx) => {
    await holdAudit(tx);
    const gone = await tx
      .selectFrom('berkas')
      .where('dipakai', '=', false)
      .where('bebas_sejak', '<', new Date(now.getTime() - KEEP_MS))
      .select(['id', 'nama_acak'])
      .orderBy('bebas_sejak')
      .limit(PORTION)
      .forUpdate()
      .execute();
    if (gone.length === 0) return 0;
    for (const { nama_acak } of gone) await store.remove(nama_acak);
    await tx
      .deleteFrom('berkas')
      .where(
        'id',
        'in',
        gone.map(({ id }) => id),
      )
      .execute();
    return gone.length;
  });
}
