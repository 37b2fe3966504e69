import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { domains } from '../app';
import { connect } from '../database/connection';
import { firstPause } from '../database/embedded/supervised';
import { embeddedFault, externalFault } from '../database/faults';
import type { Tables } from '../database/tables';
import { patientLimits } from '../testing/patient-limits';
import { databaseUrl } from '../testing/test-cluster';
import { createTestDatabase } from '../testing/test-database';
import { type RunningDatabase, type StartOptions, startDatabase } from './start-database';

const PATIENCE_MS = 180_000;

describe('startDatabase', () => {
  let root: string;
  const running: RunningDatabase[] = [];
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'selaras-mulai-'));
  });
  afterEach(async () => {
    for (const database of running.splice(0)) await database.stop();
    rmSync(root, { recursive: true, force: true });
  });

  const start = async (options: Partial<StartOptions> = {}) => {
    const database = await startDatabase({
      doors: domains,
      dataDir: join(root, 'data'),
      demoPassword: 'tirtaraya-2025',
      production: false,
      limits: patientLimits,
      ...options,
    });
    running.push(database);
    return database;
  };
  const stop = async () => {
    await running.pop()?.stop();
  };
  const fault = (message: string) => ({
    name: 'StartError',
    message: expect.stringContaining(message),
    remedy: expect.stringMatching(/.{10}/),
  });

  it(
    'fills an empty embedded database with the demo, keeps it, and restores it from a copy of the folder',
    async () => {
      const first = await start();
      expect(first.seed).toBe('demo');
      await first.db.updateTable('kinerja_program').set({ sasaran: 'Diubah' }).where('id', '=', 1).execute();
      const before = await rowHashes(first.db);
      await stop();

      cpSync(join(root, 'data'), join(root, 'cadangan'), { recursive: true });
      const restored = await start({ dataDir: join(root, 'cadangan') });
      expect(restored.seed).toBe('demo');
      expect(await rowHashes(restored.db)).toEqual(before);
      await stop();

      await expect(start({ production: true })).rejects.toMatchObject(fault('NODE_ENV=production'));
      await expect(start({ seed: 'besar' })).rejects.toMatchObject(fault('hanya untuk basis data kosong'));
    },
    PATIENCE_MS,
  );

  it(
    'refuses a second start on the same data, names the process, and leaves the first one working',
    async () => {
      const { db } = await start({ seed: 'none' });
      await expect(start({ seed: 'none' })).rejects.toMatchObject(
        fault(`sudah berjalan pada data ${join(root, 'data')} (proses ${process.pid})`),
      );
      expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'takes over the lock of a process that was killed and whose number another one has now',
    async () => {
      mkdirSync(join(root, 'data'));
      writeFileSync(join(root, 'data', 'selaras.lock'), JSON.stringify({ pid: process.pid, startedAt: '1' }));
      expect((await start({ seed: 'none' })).seed).toBe('none');
    },
    PATIENCE_MS,
  );

  it(
    'keeps the password of the embedded database to this user and listens on this machine only',
    async () => {
      const { db } = await start({ seed: 'none' });
      expect(statSync(join(root, 'data', 'postgres-sandi')).mode & 0o777).toBe(0o600);
      const { rows } = await sql<{ name: string; setting: string }>`
        select name, setting from pg_settings
        where name in ('listen_addresses', 'fsync', 'synchronous_commit', 'full_page_writes') order by name`.execute(
        db,
      );
      expect(rows.map((row) => row.setting)).toEqual(['on', 'on', '127.0.0.1', 'on']);
    },
    PATIENCE_MS,
  );

  it(
    'makes a lost password of the embedded database again and keeps what is in it',
    async () => {
      const { db } = await start({ seed: 'none' });
      await db.insertInto('referensi').values({ kode: 'uji', nama: 'Uji', tahun: 2024 }).execute();
      await stop();
      const file = join(root, 'data', 'postgres-sandi');
      for (const lose of [() => rmSync(file), () => writeFileSync(file, '')]) {
        lose();
        const again = await start({ seed: 'none' });
        expect(await again.db.selectFrom('referensi').select('nama').execute()).toEqual([{ nama: 'Uji' }]);
        expect(statSync(file).mode & 0o777).toBe(0o600);
        await stop();
      }
    },
    PATIENCE_MS,
  );

  it(
    'refuses a damaged database and touches none of its files',
    async () => {
      await start({ seed: 'none' });
      await stop();
      const control = join(root, 'data', 'postgres', 'global', 'pg_control');
      writeFileSync(control, Buffer.alloc(8192, 7));
      await expect(start({ seed: 'none' })).rejects.toMatchObject(fault('rusak'));
      expect(readFileSync(control)).toEqual(Buffer.alloc(8192, 7));
      expect(existsSync(join(root, 'data', 'selaras.lock'))).toBe(false);
    },
    PATIENCE_MS,
  );

  it('refuses a full disk before it writes anything', async () => {
    await expect(start({ minFreeBytes: Number.MAX_SAFE_INTEGER })).rejects.toMatchObject(
      fault('Ruang penyimpanan'),
    );
    expect(existsSync(join(root, 'data', 'postgres'))).toBe(false);
  });

  it('refuses a data folder that cannot be one', async () => {
    writeFileSync(join(root, 'berkas'), '');
    await expect(start({ dataDir: join(root, 'berkas', 'data') })).rejects.toMatchObject(
      fault('tidak dapat dibuat'),
    );
  });

  it.each([
    ['ENOSPC', 'Ruang penyimpanan'],
    ['EACCES', 'Tidak ada hak tulis'],
    ['EROFS', 'Tidak ada hak tulis'],
  ])('says of %s that %s', (code, message) => {
    const error = Object.assign(new Error('gagal'), { code });
    expect(embeddedFault(error, '/data')).toMatchObject(fault(message));
  });

  it('uses the PostgreSQL of DATABASE_URL, empty unless a seed is asked for', async () => {
    const test = await createTestDatabase({ seed: 'none' });
    try {
      const database = await start({ databaseUrl: test.url });
      expect(database.seed).toBe('none');
      const { rows } = await sql<{ current_user: string }>`select current_user`.execute(database.db);
      expect(rows[0]?.current_user).toBe('selaras_app');
      await stop();
    } finally {
      await test.drop();
    }
  });

  it(
    'comes up in both of two instances that begin at once on an empty database, ten times',
    async () => {
      const test = await createTestDatabase({ seed: 'none' });
      const again = connect(test.url, { max: 1, limits: patientLimits.database });
      try {
        for (let round = 0; round < 10; round += 1) {
          await sql.raw('drop schema public cascade; create schema public').execute(again);
          const both = [1, 2].map(() => start({ databaseUrl: test.url, seed: 'demo' }));
          const [one, two] = await Promise.all(both);
          expect([one?.seed, two?.seed]).toEqual(['demo', 'demo']);
          const seeds = sql<{ count: number }>`select count(*) as count from audit_log where aksi = 'seed'`;
          expect((await seeds.execute(again)).rows).toEqual([{ count: 1 }]);
          await stop();
          await stop();
        }
      } finally {
        await again.destroy();
        await test.drop();
      }
    },
    PATIENCE_MS,
  );

  it.each([
    ['nobody listens', { port: '1' }, 'tidak ada PostgreSQL di alamat itu'],
    ['the name is unknown', { hostname: 'tidak-ada.invalid' }, 'nama server'],
    ['the database is not there', { pathname: '/tidak_ada' }, 'basis data itu tidak ada'],
  ])('says what is wrong with DATABASE_URL when %s', async (_, change, message) => {
    const url = Object.assign(new URL(databaseUrl('postgres')), change);
    const error = await start({ databaseUrl: url.href }).catch((reason: unknown) => reason);
    expect(error).toMatchObject(fault(message));
  });

  it('says that the password is wrong without showing one', () => {
    const refused = Object.assign(new Error('password authentication failed'), { code: '28P01' });
    const error = externalFault(refused, 'postgres://selaras:rahasia@db.tirtaraya.go.id:6432/sakip');
    expect(error).toMatchObject(fault('db.tirtaraya.go.id:6432/sakip tidak dapat dipakai: sandi ditolak'));
    expect(`${error.message} ${error.remedy}`).not.toContain('rahasia');
  });
});

/** One hash of all rows of each table. */
async function rowHashes(db: Kysely<Tables>): Promise<Record<string, string>> {
  const { rows } = await sql<{ tablename: string }>`
    select tablename from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const hashes: Record<string, string> = {};
  for (const { tablename } of rows) {
    const result = await sql<{ hash: string }>`
      select encode(sha256(convert_to(coalesce(string_agg(t::text, '|' order by t::text), ''), 'UTF8')), 'hex') as hash
      from ${sql.table(tablename)} t`.execute(db);
    hashes[tablename] = result.rows[0]?.hash ?? '';
  }
  return hashes;
}

describe('the pause before a PostgreSQL that ended is started again', () => {
  it('is short after a long life, and never long while it comes up at all', () => {
    expect(firstPause(400, 10 * 60_000)).toBe(100);
    const pauses = Array.from({ length: 5 }).reduce<number[]>(
      (all) => [...all, firstPause(all.at(-1) ?? 100, 500)],
      [],
    );
    expect(pauses).toEqual([200, 400, 400, 400, 400]);
  });
});
