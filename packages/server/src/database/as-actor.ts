import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { advisoryLocks } from './advisory-locks';
import type { Tables } from './tables';

/** PostgreSQL undid the transaction so that others could go on (deadlock, serialisation): it may run again. */
const PASSING = ['40P01', '40001'];
const TRIES = 4;
/** In milliseconds: the longest pause before the second try; it doubles with every try. */
const PAUSE = 20;

/**
 * Runs `act` in one transaction whose writes the audit log ascribes to the user; null for writes without a user
 * (login, seeding). Every write to a planning table goes through here. What PostgreSQL undid in favour of another
 * transaction is run again from its beginning, a few times: `act` changes nothing but the database. It waits a moment
 * before, of a length by chance: who begins again at once may take the row from the other one and lock both again.
 */
export async function asActor<Result>(
  db: Kysely<Tables>,
  userId: number | null,
  act: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        await sql`select set_config('selaras.pengguna', ${userId === null ? '' : String(userId)}, true)`.execute(
          tx,
        );
        return act(tx);
      });
    } catch (error) {
      if (tries === TRIES || !PASSING.includes(codeOf(error))) throw error;
      await setTimeout((0.5 + Math.random() / 2) * PAUSE * 2 ** (tries - 1));
    }
  }
}

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/**
 * Takes the end of the audit log's chain until the transaction ends, as every write does by itself: for whoever locks
 * rows before he writes, so that he and a writer do not wait for each other.
 */
export async function holdAudit(tx: Kysely<Tables>): Promise<void> {
  const [group, key] = advisoryLocks.audit;
  await sql`select pg_advisory_xact_lock(${group}::integer, ${key}::integer)`.execute(tx);
}
