import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { domains } from '../../app';
import { readPostmaster } from '../../database/embedded/postmaster';
import { startDatabase } from '../../start/start-database';
import { signalPostgres } from '../postgres-processes';
import { startServer } from '../server-process';
import { startWriters } from './acknowledged-writes';

export interface KillRun {
  readonly kills: number;
  readonly acknowledged: number;
  /** Acknowledged writes that the audit log does not hold at the end. */
  readonly lost: readonly string[];
  /** Writes without an answer: told to come back, or the server was gone. */
  readonly unanswered: number;
  /** Starts of the server process, the first one among them. */
  readonly starts: number;
  /** From each kill until the next acknowledged write, in milliseconds. */
  readonly silences: readonly number[];
  /** The part of it in which PostgreSQL was there again, in milliseconds; nothing of it when the server was killed. */
  readonly sinceDatabase: readonly number[];
  /** Answers that no client should get, and rows of the audit log whose hash does not fit. */
  readonly faults: readonly string[];
}

interface KillPlan {
  /** Empty: the server makes its database in it. */
  readonly dataDir: string;
  /** `server`: the process of the server, with PostgreSQL running on; `postgres`: PostgreSQL with all it has started. */
  readonly victim: 'server' | 'postgres';
  readonly kills: number;
  /** No kill begins after so long. */
  readonly limitMs: number;
}

const PASSWORD = 'Sandi-uji-tahan-2025';
/** Writes go on for this long between two kills, so that a kill meets them at another moment each time. */
const pauseOf = (round: number) => 10 + ((round * 37) % 150);
const SILENCE_LIMIT_MS = 30_000;

/** The one that was killed. */
function killPostgres(cluster: string): number {
  const pid = readPostmaster(cluster)?.pid;
  if (pid === undefined) throw new Error(`No PostgreSQL runs in ${cluster}`);
  signalPostgres(pid, 'SIGKILL');
  return pid;
}

/** The moment from which another PostgreSQL than the killed one takes connections. */
async function databaseBack(cluster: string, killed: number): Promise<number> {
  const limit = Date.now() + SILENCE_LIMIT_MS;
  for (;;) {
    const now = readPostmaster(cluster);
    if (now?.ready && now.pid !== killed) return Date.now();
    if (Date.now() > limit) throw new Error('PostgreSQL was not started again');
    await wait(5);
  }
}

/**
 * Kills the real server, or PostgreSQL under it, again and again while clients write through the API, and looks at the
 * end whether everything that was acknowledged is there. Needs `buildServer`.
 */
export async function killUnderWrites({ dataDir, victim, kills, limitMs }: KillPlan): Promise<KillRun> {
  const env = {
    DATA_DIR: dataDir,
    SEED: 'none',
    ADMIN_PASSWORD: PASSWORD,
    PERMINTAAN_PER_MENIT: '0',
    LOG_LEVEL: 'error',
  };
  const cluster = join(dataDir, 'postgres');
  let server = await startServer(env);
  let starts = 1;
  const writers = await startWriters(() => server.origin, PASSWORD);
  const silences: number[] = [];
  const sinceDatabase: number[] = [];
  const limit = Date.now() + limitMs;
  try {
    while (silences.length < kills && Date.now() < limit) {
      await wait(pauseOf(silences.length));
      const before = Date.now();
      if (victim === 'server') {
        await server.end('SIGKILL');
        server = await startServer(env);
        starts += 1;
      }
      const back = victim === 'postgres' ? databaseBack(cluster, killPostgres(cluster)) : null;
      // Each client may have had one answer on its way.
      await writers.beyond(writers.acknowledged.length + writers.clients, SILENCE_LIMIT_MS);
      silences.push(Date.now() - before);
      if (back !== null) sinceDatabase.push(Date.now() - (await back));
    }
    await writers.stop();
  } catch (error) {
    const { out, err } = await server.end('SIGTERM');
    throw new Error(`${out.slice(-2000)}${err.slice(-2000)}`, { cause: error });
  }
  await server.end('SIGTERM');

  const { db, stop } = await startDatabase({
    dataDir,
    doors: domains,
    seed: 'none',
    demoPassword: '',
    production: false,
  });
  try {
    const { rows } = await sql<{ tanda: string }>`
      select sesudah ->> 'nilai_text' as tanda from audit_log where tabel = 'referensi'`.execute(db);
    const kept = new Set(rows.map(({ tanda }) => tanda));
    const audit = await sql<{ bad: number | null }>`select periksa_audit() as bad`.execute(db);
    const bad = audit.rows[0]?.bad ?? null;
    return {
      kills: silences.length,
      acknowledged: writers.acknowledged.length,
      lost: writers.acknowledged.filter((mark) => !kept.has(mark)),
      unanswered: writers.unanswered(),
      starts,
      silences,
      sinceDatabase,
      faults: [...writers.faults, ...(bad === null ? [] : [`audit_log ${bad}: the hash does not fit`])],
    };
  } finally {
    await stop();
  }
}
