import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { prepareAppRole } from '../database/app-role';
import { connect } from '../database/connection';
import { migrate } from '../database/migrate';
import type { Tables } from '../database/tables';
import { prepareSeed } from '../seed/prepare-seed';
import type { SeedName } from '../seed/seed-names';
import { patientLimits } from './patient-limits';
import { databaseUrl, testRun, testServerUrl } from './test-cluster';

/** Password of every demo account in tests. */
export const TEST_PASSWORD = 'tirtaraya-2025';

export interface TestDatabase {
  /** As the application connects. */
  readonly db: Kysely<Tables>;
  /** With the owner's rights, for tests that tamper. */
  readonly url: string;
  drop(): Promise<void>;
}

/** One prefix a run, so that runs side by side on one PostgreSQL do not meet. */
const prefix = () => `selaras_uji_${testRun()}`;

/**
 * A database of its own for one test file, cloned from a template that is migrated and seeded once a run.
 * Call `drop()` in `afterAll`.
 */
export async function createTestDatabase({ seed = 'demo' }: { seed?: SeedName } = {}): Promise<TestDatabase> {
  const { url, role, drop } = await cloneTemplate(seed);
  const db = connect(url, { role, max: 4, limits: patientLimits.database });
  return {
    db,
    url,
    drop: async () => {
      await db.destroy();
      await drop();
    },
  };
}

/** A copy of the template without a connection to it, for a server that runs as a process of its own. */
export async function cloneTemplate(
  seed: SeedName,
): Promise<{ url: string; role: string | undefined; drop(): Promise<void> }> {
  const name = `${prefix()}_${randomBytes(6).toString('hex')}`;
  const role = await withServer(async (server) => {
    const template = await ensureTemplate(server, seed);
    // Files copied as they are; page by page through the log takes half as long again.
    await server.query(`create database ${name} template ${template.name} strategy file_copy`);
    return template.role;
  });
  const drop = async () => {
    await withServer((server) => server.query(`drop database if exists ${name} with (force)`));
  };
  return { url: databaseUrl(name), role, drop };
}

/** Makes the template ahead of the tests, so that none of them pays for it within its own time limit. */
export async function prepareTemplate(seed: SeedName): Promise<void> {
  await withServer((server) => ensureTemplate(server, seed));
}

/** Made by whoever comes first; the others wait for it. */
async function ensureTemplate(
  server: pg.Client,
  seed: SeedName,
): Promise<{ name: string; role: string | undefined }> {
  const name = `${prefix()}_cetakan_${seed}`;
  await server.query('select pg_advisory_lock(hashtext($1))', [name]);
  try {
    const known = await server.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount === 0) await makeTemplate(server, name, seed);
    const role = await server.query("select 1 from pg_roles where rolname = 'selaras_app'");
    return { name, role: role.rowCount === 0 ? undefined : 'selaras_app' };
  } finally {
    await server.query('select pg_advisory_unlock(hashtext($1))', [name]);
  }
}

async function makeTemplate(server: pg.Client, name: string, seed: SeedName): Promise<void> {
  const draft = `${name}_baru`;
  await server.query(`drop database if exists ${draft} with (force)`);
  await server.query(`create database ${draft}`);
  const client = new pg.Client({ connectionString: databaseUrl(draft) });
  await client.connect();
  try {
    await migrate(client);
    const { domains } = await import('../app');
    await prepareSeed(client, {
      doors: domains,
      seed,
      seedOfEmpty: 'none',
      demoPassword: TEST_PASSWORD,
      production: false,
    });
    await prepareAppRole(client);
  } finally {
    await client.end();
  }
  await server.query(`alter database ${draft} rename to ${name}`);
}

/** Drops what this run made; for the global tear-down. */
export async function dropTestDatabases(): Promise<void> {
  await withServer(async (server) => {
    const { rows } = await server.query<{ datname: string }>(
      'select datname from pg_database where datname like $1',
      [`${prefix().replaceAll('_', '\\_')}%`],
    );
    for (const { datname } of rows) await server.query(`drop database if exists ${datname} with (force)`);
  });
}

async function withServer<Result>(act: (server: pg.Client) => Promise<Result>): Promise<Result> {
  const server = new pg.Client({ connectionString: testServerUrl() });
  await server.connect();
  try {
    return await act(server);
  } finally {
    await server.end();
  }
}
