import pg from 'pg';
import { limitSettings, type StatementLimits } from './pool/limits';
import { StartError } from './start-error';

/** Below this PostgreSQL lacks something that the migrations use (`nulls not distinct`). */
const OLDEST_MAJOR = 15;

/**
 * Runs `act` on one connection of its own, with the rights of the login itself, and ends it. Throws a `StartError` for
 * a PostgreSQL that is too old.
 */
export async function withOwner<Result>(
  url: string,
  limits: StatementLimits,
  act: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {
    // A connection lost here fails the query that is running, which reports it.
  });
  await client.connect();
  try {
    await client.query(limitSettings(limits));
    await assertVersion(client);
    return await act(client);
  } finally {
    await client.end();
  }
}

async function assertVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  const version = rows[0]?.version ?? '';
  if (Number.parseInt(version, 10) >= OLDEST_MAJOR) return;
  throw new StartError(
    `PostgreSQL ${version} terlalu lama`,
    `Pakai PostgreSQL ${OLDEST_MAJOR} atau yang lebih baru`,
  );
}
