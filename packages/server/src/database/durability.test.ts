import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { startCluster } from './embedded/cluster';
import { startDatabase } from './start-database';

const PATIENCE_MS = 120_000;
const ROUNDS = 24;

describe('an acknowledged write is there', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'selaras-tahan-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it(
    'after PostgreSQL was killed in the middle of writes, a few dozen times',
    async () => {
      let acknowledged = 0;
      let next = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const cluster = await startCluster(join(folder, 'postgres'));
        const clients = await Promise.all([1, 2, 3].map(() => open(cluster.url)));
        if (round === 0) await clients[0]?.query('create table uji (n integer primary key)');
        const seen = await clients[0]?.query<{ n: string }>('select count(*) n from uji where n < $1', [
          next,
        ]);
        expect(Number(seen?.rows[0]?.n)).toBeGreaterThanOrEqual(acknowledged);
        acknowledged = Number(seen?.rows[0]?.n);

        const writers = clients.map(async (client) => {
          for (;;) {
            next += 1;
            await client.query('insert into uji values ($1)', [next]);
            acknowledged += 1;
          }
        });
        setTimeout(() => killAll(cluster.pid), 10 + ((round * 7) % 50));
        await Promise.allSettled(writers);
        next += 1;
      }
      expect(acknowledged).toBeGreaterThan(ROUNDS);
    },
    PATIENCE_MS,
  );

  it(
    'after the server was killed, and the next start takes over what it left behind',
    async () => {
      const acknowledged: number[] = [];
      for (let round = 0; round < 3; round += 1)
        acknowledged.push(...(await writeUntilKilled(folder, 25 + 10 * round)));
      const { db, stop } = await startDatabase({
        dataDir: folder,
        seed: 'none',
        demoPassword: '',
        production: false,
      });
      try {
        const present = new Set(
          (await db.selectFrom('referensi').select('id').execute()).map(({ id }) => id),
        );
        expect(acknowledged.filter((id) => !present.has(id))).toEqual([]);
        expect(acknowledged.length).toBeGreaterThanOrEqual(100);
        const { rows } = await sql<{ bad: number | null }>`select periksa_audit() as bad`.execute(db);
        expect(rows[0]?.bad).toBeNull();
      } finally {
        await stop();
      }
    },
    PATIENCE_MS,
  );
});

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {
    // The test kills the other side.
  });
  await client.connect();
  return client;
}

/** PostgreSQL and every process it has started, at once, as when the machine fails. */
function killAll(pid: number): void {
  let children: number[] = [];
  try {
    children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number);
  } catch {
    // Without /proc the children end by themselves when they find their parent gone.
  }
  for (const victim of [pid, ...children]) {
    try {
      process.kill(victim, 'SIGKILL');
    } catch {
      // Ended by itself a moment ago.
    }
  }
}

/** Rows that the killed program had named. */
async function writeUntilKilled(dataDir: string, writes: number): Promise<number[]> {
  const program = fileURLToPath(new URL('../testing/durability-writer.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const ids: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    ids.push(Number(line));
    if (ids.length === writes) child.kill('SIGKILL');
  }
  // Its output closes a moment before the process has gone.
  await gone;
  return ids;
}
