import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect } from '../database/connection';
import { startCluster } from '../database/embedded/cluster';
import { killUnderWrites } from '../testing/kills/kill-run';
import { patientLimits } from '../testing/patient-limits';
import { signalPostgres } from '../testing/postgres-processes';
import { buildServer } from '../testing/server-process';

/** So many databases start and are killed side by side. */
const SIDE_BY_SIDE = 3;
/**
 * 300 kills in all: of PostgreSQL with everything it has started, and of the server with PostgreSQL running on. A start
 * of the server takes seconds: the variable `KALI_MATI` says how often it is killed, a multiple of 3 (README).
 * `npm run bench:kill` does the same with both victims under one server, and prints the figures.
 */
const DATABASE_KILLS = 294;
const SERVER_KILLS = Number(process.env.KALI_MATI ?? 6);
const PATIENCE_MS = 300_000 + SERVER_KILLS * 10_000;

const each = <Result>(act: (number: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: SIDE_BY_SIDE }, (_, number) => act(number)));

describe('an acknowledged write is there', () => {
  let folder: string;
  beforeAll(buildServer);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'selaras-tahan-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it(
    `after PostgreSQL was killed in the middle of writes, ${DATABASE_KILLS} times`,
    async () => {
      const lost = await each((number) =>
        lostByKills(join(folder, String(number)), DATABASE_KILLS / SIDE_BY_SIDE),
      );
      expect(lost.flat()).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    `after the server was killed ${SERVER_KILLS} times, and each next start takes over what was left behind`,
    async () => {
      await each(async (number) => {
        const dataDir = join(folder, `data-${number}`);
        const kills = SERVER_KILLS / SIDE_BY_SIDE;
        const run = await killUnderWrites({ dataDir, victim: 'server', kills, limitMs: PATIENCE_MS });
        expect(run).toMatchObject({ kills, starts: kills + 1, lost: [], faults: [] });
        expect(run.acknowledged).toBeGreaterThan(5 * kills);
      });
    },
    PATIENCE_MS,
  );
});

/** Kills a database again and again while three clients write. Answers the acknowledged writes that are gone. */
async function lostByKills(parent: string, rounds: number): Promise<number[]> {
  mkdirSync(parent);
  const folder = join(parent, 'postgres');
  const acknowledged: number[] = [];
  let next = 0;
  for (let round = 0; round < rounds; round += 1) {
    const cluster = await startCluster(folder);
    const db = connect(cluster.url, { limits: patientLimits.database });
    await sql`create table if not exists uji (n integer primary key)`.execute(db);
    const writers = [1, 2, 3].map(async () => {
      for (;;) {
        next += 1;
        const n = next;
        await sql`insert into uji values (${n})`.execute(db);
        acknowledged.push(n);
      }
    });
    setTimeout(() => signalPostgres(cluster.pid, 'SIGKILL'), 10 + ((round * 7) % 50));
    await Promise.allSettled(writers);
    await db.destroy();
  }
  const cluster = await startCluster(folder);
  const db = connect(cluster.url, { limits: patientLimits.database });
  const { rows } = await sql<{ n: number }>`select n from uji`.execute(db);
  await db.destroy();
  await cluster.stop();
  const present = new Set(rows.map(({ n }) => n));
  expect(acknowledged.length).toBeGreaterThan(rounds);
  return acknowledged.filter((n) => !present.has(n));
}
