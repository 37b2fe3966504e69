import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';

/** NIP of the employee that an account belongs to; null where it belongs to none. */
export async function findNip(db: Kysely<Tables>, userId: number): Promise<string | null> {
  const row = await db.selectFrom('users').where('id', '=', userId).select('peg_nip').executeTakeFirst();
  return row?.peg_nip ?? null;
}
