import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { patientEnvironment } from '../../packages/server/src/testing/patient-limits';
import { demoPassword, developerServer, metricsToken, type ServerName, servers } from '../support/servers';

/**
 * Runs the built server on a throw-away database: an embedded one in a temporary folder, or, with `DATABASE_URL`,
 * a database of its own on that PostgreSQL. Everything it made is gone when it ends. A second argument is the port of
 * a server that is measured, which keeps the time limits of production; one for stories is patient.
 */
const server = servers[process.argv[2] as ServerName];
const measuredAt = process.argv[3];
const port = measuredAt ?? String(server.port);
const dataDir = await mkdtemp(join(tmpdir(), `selaras-e2e-${server.name}-`));
const database = process.env.DATABASE_URL ? await createDatabase(process.env.DATABASE_URL) : null;

const child = spawn(process.execPath, [join(import.meta.dirname, '../../packages/server/dist/server.js')], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    ...(measuredAt === undefined ? patientEnvironment : {}),
    PORT: port,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SEED: server.name,
    DEMO_PASSWORD: demoPassword,
    METRICS_TOKEN: metricsToken,
    METRICS_SIMPAN_MS: '0',
    REMOTE_OVERRIDE_ORIGINS: developerServer.origin,
    ...(database ? { DATABASE_URL: database.url } : {}),
  },
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill('SIGTERM'));
child.on('exit', async (code) => {
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});

async function createDatabase(adminUrl: string) {
  const name = `selaras_e2e_${server.name}_${process.pid}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`CREATE DATABASE ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}
