import { type Kysely, sql } from 'kysely';
import { advisoryLocks } from '../../../database/advisory-locks';
import type { Tables } from '../../../database/tables';

/** Uploads of a day; what is not whole by then is taken away. */
const isOpen = sql<boolean>`(berkas_id is null and created_at > now() - interval '24 hours')`;

/** What one person has on the way; others of the same person wait until the transaction ends. */
export async function holdOpen(
  tx: Kysely<Tables>,
  userId: number,
): Promise<{ jumlah: number; ukuran: number }> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.upload}::integer, ${userId}::integer)`.execute(tx);
  const { rows } = await sql<{ jumlah: number; ukuran: number }>`
    select count(*)::integer as jumlah, coalesce(sum(ukuran), 0)::float8 as ukuran from lke_unggahan
    where user_id = ${userId} and ${isOpen}`.execute(tx);
  return rows[0] ?? { jumlah: 0, ukuran: 0 };
}

export async function insertUnggahan(
  tx: Kysely<Tables>,
  values: { id: string; user_id: number; nama: string; ukuran: number },
): Promise<void> {
  await tx.insertInto('lke_unggahan').values(values).execute();
}

/** An upload of this person. */
export const findUnggahan = (db: Kysely<Tables>, id: string, userId: number) =>
  db
    .selectFrom('lke_unggahan')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where(sql<boolean>`created_at > now() - interval '24 hours'`)
    .select(['id', 'nama', 'ukuran', 'berkas_id'])
    .executeTakeFirst();

export async function finishUnggahan(db: Kysely<Tables>, id: string, berkas_id: number): Promise<void> {
  await db.updateTable('lke_unggahan').set({ berkas_id }).where('id', '=', id).execute();
}

export async function deleteUnggahan(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('lke_unggahan')
    .where('id', 'in', [...ids])
    .execute();
}

/** Uploads whose time is over, an hour after nobody can go on with them any more. */
export async function listOver(db: Kysely<Tables>, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('lke_unggahan')
    .where('created_at', '<', new Date(now.getTime() - 25 * 3_600_000))
    .orderBy('created_at')
    .select('id')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}
