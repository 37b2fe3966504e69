import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { defaultLimits } from '../config-limits';
import { Guards } from './pool/guarded-client';
import { type DatabaseLimits, limitSettings } from './pool/limits';
import { preparing } from './pool/prepared-pool';
import type { Tables } from './tables';

const { builtins } = pg.types;
const asText = (value: string) => value;
const parsers = new Map<number, (value: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, asText],
]);

/** Money and ids stay below 2^53, so numeric and bigint are plain numbers; a date stays `YYYY-MM-DD`. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
};

/** Role of the application inside the database: may not change the audit log. */
export const APP_ROLE = 'selaras_app';

/**
 * Of every connection, on whatever server: prepared statements are planned once instead of weighing every time whether
 * to plan again, and nothing is compiled for a single run, which takes seconds for the tree of a whole regency.
 */
const SETTINGS = 'set plan_cache_mode = force_generic_plan; set jit = off';

/**
 * In milliseconds: an idle connection is kept for so long, because the next one would have to plan every statement anew,
 * the tree of a unit for longer than it takes to read it.
 */
const IDLE_MS = 600_000;
/** In milliseconds: a connection that is idle for longer is probed, so that none is lost without notice. */
const PROBE_MS = 60_000;

export interface ConnectionOptions {
  /** Pool size. */
  readonly max?: number;
  /** Role that every connection takes on; the login role itself when left out. */
  readonly role?: string;
  readonly limits?: DatabaseLimits;
}

/** A pool on a PostgreSQL. Nothing is connected before the first query; `db.destroy()` ends it. */
export function connect(
  url: string,
  { max = 10, role, limits = defaultLimits.database }: ConnectionOptions = {},
): Kysely<Tables> {
  const { connectMs, request } = limits;
  const settings = [SETTINGS, limitSettings(request)];
  if (role !== undefined) settings.push(`set role ${pg.escapeIdentifier(role)}`);
  const guards = new Guards(request);
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    application_name: 'selaras',
    keepAlive: true,
    keepAliveInitialDelayMillis: PROBE_MS,
    idleTimeoutMillis: IDLE_MS,
    connectionTimeoutMillis: connectMs,
    query_timeout: request.statementMs,
    onConnect: async (client) => {
      guards.watch(client);
      await client.query(settings.join('; '));
    },
  });
  pool.on('error', () => {
    // A broken idle connection is dropped by the pool; the next query opens a new one or reports the fault.
  });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool, guards) }) });
}
