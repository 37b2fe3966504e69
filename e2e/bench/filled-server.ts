import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { demoPassword } from '../support/servers';
import { end, ready } from './server-life';

export interface FilledServer {
  readonly origin: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

interface Filling {
  /** Names its folder. */
  readonly name: string;
  readonly port: number;
  /** SQL that is run on top of the demo. */
  readonly statements: readonly string[];
}

/**
 * The built server on the demo and what these statements add. The rows are written before anybody asks, past the
 * triggers, as a restored backup would be.
 */
export async function startFilledServer({ name, port, statements }: Filling): Promise<FilledServer> {
  const dataDir = join(tmpdir(), `selaras-bench-${name}-${process.pid}`);
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../packages/server/dist/server.js')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SEED: 'demo',
      DEMO_PASSWORD: demoPassword,
      PERMINTAAN_PER_MENIT: '0',
    },
  });
  const stop = async () => {
    await end(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const origin = `http://127.0.0.1:${port}`;
    await ready(origin);
    await fill(join(dataDir, 'postgres'), statements);
    return { origin, port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The embedded PostgreSQL says its port in its own file, and its password beside its folder. */
async function fill(cluster: string, statements: readonly string[]): Promise<void> {
  const password = (await readFile(`${cluster}-sandi`, 'utf8')).trim();
  const [, , , port] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  const client = new pg.Client({
    connectionString: `postgres://selaras:${password}@127.0.0.1:${port}/postgres`,
  });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
    // Also what the indexes for texts have not taken in yet, as it is a minute after a restore.
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
