import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './tables';

/**
 * Runs `act` in one transaction whose writes the audit log ascribes to the user; null for writes without a user
 * (login, seeding). Every write to a planning table goes through here.
 */
export function asActor<Result>(
  db: Kysely<Tables>,
  userId: number | null,
  act: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('selaras.pengguna', ${userId === null ? '' : String(userId)}, true)`.execute(
      tx,
    );
    return act(tx);
  });
}
