import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables';

const LOOK_MS = 5;

/** Until so many transactions of this database wait for a lock, for tests of who waits for whom. */
export async function untilWaiting(db: Kysely<Tables>, jumlah = 1): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ menunggu: number }>`
      select count(distinct w.pid)::integer as menunggu from pg_locks w
      join pg_locks own on own.pid = w.pid
      join pg_database d on d.oid = own.database and d.datname = current_database()
      where not w.granted`.execute(db);
    if ((rows[0]?.menunggu ?? 0) >= jumlah) return;
    await delay(LOOK_MS);
  }
}
