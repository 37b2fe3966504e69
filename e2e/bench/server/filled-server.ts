import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { demoPassword } from '../../server/servers';
import { end, ready } from './server-life';

export interface FilledServer {
  readonly origin: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
  /** One more server on the same database and files; ended before this one is. */
  readonly beside: (port: number) => Promise<Pick<FilledServer, 'origin' | 'stop'>>;
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
  const cluster = join(dataDir, 'postgres');
  const server = await startInstance(port, { DATA_DIR: dataDir, DATABASE_URL: '' });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await fill(await addressOf(cluster), statements);
    return {
      origin: server.origin,
      port,
      stop,
      beside: async (other) =>
        startInstance(other, { DATA_DIR: dataDir, DATABASE_URL: await addressOf(cluster) }),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startInstance(port: number, data: Readonly<Record<'DATA_DIR' | 'DATABASE_URL', string>>) {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../../packages/server/dist/server.js')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ...data,
        PORT: String(port),
        HOST: '127.0.0.1',
        SEED: 'demo',
        DEMO_PASSWORD: demoPassword,
        PERMINTAAN_PER_MENIT: '0',
      },
    },
  );
  const stop = () => end(child);
  const origin = `http://127.0.0.1:${port}`;
  try {
    await ready(origin);
    return { origin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Where the embedded PostgreSQL is reached: it says its port in its own file, and its password beside its folder. */
async function addressOf(cluster: string): Promise<string> {
  const password = (await readFile(`${cluster}-sandi`, 'utf8')).trim();
  const [, , , port] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  return `postgres://selaras:${password}@127.0.0.1:${port}/postgres`;
}

async function fill(connectionString: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
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
