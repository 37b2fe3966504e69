import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp, domains } from '../app';
import { readConfig } from '../config';
import { readPostmaster } from '../database/embedded/postmaster';
import { signalPostgres } from '../testing/postgres-processes';
import { type RunningDatabase, startDatabase } from './start-database';

let folder: string;
let database: RunningDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'selaras-macet-'));
  const config = readConfig({
    DATA_DIR: join(folder, 'data'),
    SEED: 'none',
    PERMINTAAN_PER_MENIT: '0',
    TUNGGU_MAKS_MS: '0',
    BATAS_SAMBUNGAN_MS: '1000',
    BATAS_KUERI_MS: '500',
    BATAS_KESIAPAN_MS: '500',
    BATAS_TRANSAKSI_DIAM_MS: '500',
    BATAS_KUNCI_MS: '300',
  });
  database = await startDatabase({ ...config, doors: domains });
  app = await buildApp({ db: database.db, clock: () => new Date(), config });
});
afterAll(async () => {
  await app.close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

const signal = (name: NodeJS.Signals) =>
  signalPostgres(readPostmaster(join(folder, 'data', 'postgres'))?.pid ?? 0, name);
let tries = 0;
/** Writes the try and reads the account, which nobody has: 401 while the database is there. */
const signIn = () => {
  tries += 1;
  const payload = { username: `siapa-${tries}`, password: 'salah' };
  return app.inject({
    method: 'POST',
    url: '/api/login',
    payload,
    remoteAddress: `10.0.${tries >> 8}.${tries & 255}`,
  });
};
const refusal = { status: 503, kode: 'LAYANAN_SIBUK' };

/** Until reads and writes are back, as clients come back that are told to. */
async function untilBack(): Promise<void> {
  while ((await signIn()).statusCode === 503);
}

describe('a server on its own PostgreSQL', () => {
  it('answers every request although the database stalls, and goes on when it does', async () => {
    await untilBack();
    signal('SIGSTOP');
    const asked = await Promise.all(Array.from({ length: 12 }, signIn));
    const ready = await app.inject('/readyz');
    signal('SIGCONT');
    for (const answer of asked) {
      expect(answer.json()).toMatchObject(refusal);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect([ready.statusCode, ready.json().basis_data]).toEqual([503, false]);
    expect(Number(ready.headers['retry-after'])).toBeGreaterThan(0);
    await untilBack();
    expect((await signIn()).statusCode).toBe(401);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });

  it('has it again by itself after it was killed, as often as that happens', async () => {
    for (let round = 0; round < 3; round += 1) {
      const before = readPostmaster(join(folder, 'data', 'postgres'))?.pid;
      signal('SIGKILL');
      const answer = await signIn();
      expect([401, 503]).toContain(answer.statusCode);
      await untilBack();
      expect((await signIn()).statusCode).toBe(401);
      expect(readPostmaster(join(folder, 'data', 'postgres'))?.pid).not.toBe(before);
    }
  });

  it('reads and writes with the first request after PostgreSQL is there again: no pause of its own comes on top', async () => {
    const postmaster = () => readPostmaster(join(folder, 'data', 'postgres'));
    for (let round = 0; round < 3; round += 1) {
      const before = postmaster()?.pid;
      signal('SIGKILL');
      expect([401, 503]).toContain((await signIn()).statusCode);
      for (let now = postmaster(); !now?.ready || now.pid === before; now = postmaster()) await wait(5);
      expect((await signIn()).statusCode).toBe(401);
      expect((await app.inject('/readyz')).statusCode).toBe(200);
    }
  });

  it('ends a statement, a wait for a lock and a transaction that does nothing', async () => {
    const { db } = database;
    await expect(sql`select pg_sleep(30)`.execute(db)).rejects.toMatchObject({ code: '57014' });
    const idle = db.transaction().execute(async (tx) => {
      await sql`lock table referensi in exclusive mode`.execute(tx);
      const waiting = db.updateTable('referensi').set({ nama: 'x' }).execute();
      await expect(waiting).rejects.toMatchObject({ code: '55P03' });
      await wait(1_500);
      await sql`select 1`.execute(tx);
    });
    await expect(idle).rejects.toMatchObject({ name: 'ConnectionLost' });
    expect((await signIn()).statusCode).toBe(401);
  });
});
