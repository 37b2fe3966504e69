import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { lostUnlessRefused } from './connection-lost';
import type { GuardedClient, Guards } from './guarded-client';
import { currentLimits } from './limits';

/** Statements that one connection keeps; lists of changing length must not fill the server's memory. */
const MOST_STATEMENTS = 200;

/**
 * The pool as Kysely uses it, each connection watched and within the limits of the work that takes it. Every
 * parameterised statement is prepared once a connection under a name of its own: PostgreSQL then plans it a few times
 * instead of every time. Planning the cascading tree takes four times as long as running it.
 */
export function preparing(pool: pg.Pool, guards: Guards): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const limits = currentLimits() ?? guards.usual;
      const client = await pool.connect().catch((error: unknown) => {
        throw lostUnlessRefused(error);
      });
      const guarded = guards.of(client);
      try {
        await guarded.keepWithin(limits);
      } catch (error) {
        client.release(true);
        throw error;
      }
      const known = clients.get(client) ?? preparingClient(client, guarded);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

function preparingClient(client: pg.PoolClient, guarded: GuardedClient): PostgresPoolClient {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_STATEMENTS) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    names.set(text, name);
    return name;
  };
  const query = (text: string, values: readonly unknown[]) =>
    guarded.query({ text, values: [...values], ...(values.length > 0 && { name: nameOf(text) }) });
  // Kysely's other form, for cursors, is never called: no cursor class is configured.
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(guarded.isSpoilt),
  };
}
