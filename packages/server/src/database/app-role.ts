import type pg from 'pg';
import { APP_ROLE } from './connection';

/**
 * Gives the application a role of its own that may read the audit log but not write it: rows come from triggers only.
 * Returns null where the login role may not make roles; there the triggers alone refuse changes of the log.
 */
export async function prepareAppRole(client: pg.ClientBase): Promise<string | null> {
  await client.query('begin');
  try {
    await client.query("select pg_advisory_xact_lock(hashtext('selaras_app'))");
    const known = await client.query('select 1 from pg_roles where rolname = $1', [APP_ROLE]);
    if (known.rowCount === 0) await client.query(`create role ${APP_ROLE} nologin`);
    await client.query(`grant ${APP_ROLE} to current_user`);
    await client.query(`
      grant usage on schema public to ${APP_ROLE};
      grant select, insert, update, delete on all tables in schema public to ${APP_ROLE};
      revoke insert, update, delete, truncate on audit_log, schema_migrasi from ${APP_ROLE};
    `);
    await client.query('commit');
    return APP_ROLE;
  } catch (error) {
    await client.query('rollback');
    if ((error as { code?: string }).code === '42501') return null;
    throw error;
  }
}
