import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { advisoryLocks } from './advisory-locks';
import type { Tables } from './tables';

/** A backup shares this lock with other backups for as long as it runs. */
const [CLASS, KEY] = advisoryLocks.backup;

/** From here to the end of this connection no file is taken away. */
export async function announceBackup(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1, $2)', [CLASS, KEY]);
}

/** Whether a backup of this database is running: it copies files that its rows still name. */
export async function isBackupRunning(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ running: boolean }>`
    select exists (
      select from pg_locks
      where locktype = 'advisory' and classid = ${CLASS} and objid = ${KEY} and objsubid = 2
        and database = (select oid from pg_database where datname = current_database())
    ) as running`.execute(db);
  return rows[0]?.running ?? false;
}
