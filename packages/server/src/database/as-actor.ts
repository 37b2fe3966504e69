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

/**
 * Takes the end of the audit log's chain until the transaction ends, as every write does by itself: for whoever locks
 * rows before he writes, so that he and a writer do not wait for each other.
 */
export async function holdAudit(tx: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(8301, 1)`.execute(tx);
}
