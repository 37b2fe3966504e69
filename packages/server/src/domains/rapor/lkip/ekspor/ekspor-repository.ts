import { addDays } from '@selaras/domain';
import type { Selectable } from 'kysely';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../database/tables';

export type EksporRow = Selectable<Tables['lkip_ekspor']>;
type Changes = Partial<Omit<EksporRow, 'id' | 'created_at' | 'created_by'>>;

export async function insertEkspor(
  tx: Kysely<Tables>,
  values: Pick<EksporRow, 'tahun' | 'satuan_kerja_id' | 'bentuk' | 'nama' | 'created_by' | 'denyut'>,
): Promise<EksporRow> {
  return tx.insertInto('lkip_ekspor').values(values).returningAll().executeTakeFirstOrThrow();
}

/** One of this person; nobody else knows of it. */
export const findEkspor = (db: Kysely<Tables>, id: number, userId: number): Promise<EksporRow | undefined> =>
  db
    .selectFrom('lkip_ekspor')
    .where('id', '=', id)
    .where('created_by', '=', userId)
    .selectAll()
    .executeTakeFirst();

const ongoing = sql<boolean>`keadaan in ('antre', 'berjalan')`;

/** The one that this person waits for. */
export const findOngoing = (db: Kysely<Tables>, userId: number): Promise<EksporRow | undefined> =>
  db.selectFrom('lkip_ekspor').where('created_by', '=', userId).where(ongoing).selectAll().executeTakeFirst();

/** Changes one that still goes on; false when it was cancelled, or ended, meanwhile. */
export async function moveEkspor(db: Kysely<Tables>, id: number, changes: Changes): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lkip_ekspor')
    .set(changes)
    .where('id', '=', id)
    .where(ongoing)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Files are made again in seconds: none is kept longer. */
const KEEP_DAYS = 1;

/** Those whose time is over, with the names of their files in the store. */
export const listOldEkspor = (
  db: Kysely<Tables>,
  now: Date,
): Promise<Pick<EksporRow, 'id' | 'nama_acak'>[]> =>
  db
    .selectFrom('lkip_ekspor')
    .where('created_at', '<', addDays(now, -KEEP_DAYS))
    .select(['id', 'nama_acak'])
    .limit(500)
    .execute();

export async function deleteEkspor(db: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('lkip_ekspor').where('id', 'in', ids).execute();
}
