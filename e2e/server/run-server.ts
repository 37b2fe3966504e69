import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { environmentOf, type ServerName, servers } from './servers';

/**
 * Runs the built server to be measured, on a throw-away database: an embedded one in a temporary folder, or, with
 * `DATABASE_URL`, a database of its own on that PostgreSQL. Everything it made is gone when it ends. It keeps the time
 * limits of production. A second argument is another port.
 */
const server = servers[process.argv[2] as ServerName];
const port = process.argv[3] ?? String(server.port);
const dataDir = await mkdtemp(join(tmpdir(), `selaras-e2e-${server.name}-`));
const database = process.env.DATABASE_URL ? await createDatabase(process.env.DATABASE_URL) : null;

const child = spawn(process.execPath, [join(import.meta.dirname, '../../packages/server/dist/server.js')], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    ...environmentOf(server.name),
    PORT: port,
    DATA_DIR: dataDir,
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
