import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import {
  buildServer,
  freePort,
  type ServerProcess,
  startAndFail,
  startServer,
} from './testing/server-process';
import { createTestDatabase, TEST_PASSWORD, type TestDatabase } from './testing/test-database';
import { untilWaiting } from './testing/until-waiting';

/** Connections that a server has to its database. */
const POOL = 10;

let folder: string;
const databases: TestDatabase[] = [];
const data = (name: string) => join(folder, name);
const database = async (seed: 'demo' | 'none') => {
  const made = await createTestDatabase({ seed });
  databases.push(made);
  return made;
};
const query = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
};

beforeAll(() => {
  buildServer();
  folder = mkdtempSync(join(tmpdir(), 'selaras-start-'));
});
afterAll(async () => {
  for (const { drop } of databases) await drop();
  rmSync(folder, { recursive: true, force: true });
});

/** One line with the way out, exit code 1, nothing on the other stream. */
async function refusal(env: Record<string, string>): Promise<string> {
  const { code, out, err } = await startAndFail(env);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(err).toMatch(/^Selaras tidak dapat berjalan: .+\. .+\.\n$/);
  return err;
}

describe('a start that cannot succeed says so in one line and touches nothing', () => {
  it('with a wrong setting', async () => {
    expect(await refusal({ PORT: 'delapan', DATA_DIR: data('a') })).toContain('PORT');
    expect(existsSync(data('a'))).toBe(false);
  });

  it('with the port in use', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    const said = await refusal({ PORT: String(port), DATA_DIR: data('b') });
    other.close();
    expect(said).toContain(`Porta ${port} sedang dipakai program lain`);
    expect(existsSync(data('b'))).toBe(false);
  });

  it('with an address that is not of this machine', async () => {
    expect(await refusal({ HOST: '203.0.113.7', DATA_DIR: data('c') })).toContain('203.0.113.7');
  });

  it('with nobody at DATABASE_URL, and never repeats its password', async () => {
    const url = `postgres://selaras:sangat-rahasia@127.0.0.1:${await freePort()}/selaras`;
    const said = await refusal({ DATABASE_URL: url });
    expect(said).toContain('DATABASE_URL');
    expect(said).not.toContain('sangat-rahasia');
  });

  it('with a database that a newer version has made', async () => {
    const { url } = await database('none');
    await query(url, "insert into schema_migrasi (nomor, nama, checksum) values (9999, 'nanti', '-')");
    expect(await refusal({ DATABASE_URL: url })).toContain('lebih baru');
  });

  it('with a database that has lost a table', async () => {
    const { url } = await database('none');
    await query(url, 'drop table rencana_aksi cascade');
    expect(await refusal({ DATABASE_URL: url })).toContain('rencana_aksi');
  });

  it('with a database of somebody else', async () => {
    const { url } = await database('none');
    await query(url, 'drop schema public cascade; create schema public; create table milik_orang (id int)');
    expect(await refusal({ DATABASE_URL: url })).toContain('bukan milik Selaras');
    expect(await query(url, "select tablename from pg_tables where schemaname = 'public'")).toEqual([
      { tablename: 'milik_orang' },
    ]);
  });

  it('with demo data in production', async () => {
    const { url } = await database('demo');
    expect(await refusal({ DATABASE_URL: url, NODE_ENV: 'production' })).toContain('NODE_ENV=production');
  });

  it('with a data folder where the system makes none', async () => {
    expect(await refusal({ DATA_DIR: '/proc/selaras/data' })).toContain('/proc/selaras/data');
  });

  it('with a file where the data folder should be', async () => {
    writeFileSync(data('berkas'), 'bukan folder');
    expect(await refusal({ DATA_DIR: join(data('berkas'), 'data') })).toContain('berkas');
  });
});

describe('the server as a process', () => {
  it('shows the address and the demo accounts, and lets them in', async () => {
    const { url } = await database('demo');
    const server = await startServer({ DATABASE_URL: url });
    const login = await signIn(server);
    const { code, out, err } = await server.end('SIGTERM');
    expect(login.status).toBe(200);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(server.origin);
    expect(out).toContain(TEST_PASSWORD);
    for (const account of ['super', 'dinkes', 'bagorganisasi', 'kadinkes']) expect(out).toContain(account);
  });

  it('on its own PostgreSQL: a second start is refused, a killed one loses nothing, an ended one leaves nothing', async () => {
    const env = { DATA_DIR: data('d'), SEED: 'demo' };
    const first = await startServer(env);
    expect((await signIn(first)).status).toBe(200);
    expect(await refusal(env)).toContain('sudah berjalan');
    expect(await refusal({ ...env, PORT: new URL(first.origin).port })).toContain('sudah berjalan');

    const { token } = (await (await signIn(first)).json()) as { token: string };
    expect((await first.end('SIGKILL')).code).toBe('SIGKILL');

    const second = await startServer(env);
    const user = await fetch(`${second.origin}/api/user`, { headers: { authorization: `Bearer ${token}` } });
    expect(user.status).toBe(200);
    const began = Date.now();
    expect((await second.end('SIGINT')).code).toBe(0);
    expect(Date.now() - began).toBeLessThan(10_000);
    expect(existsSync(join(data('d'), 'postgres', 'postmaster.pid'))).toBe(false);
    expect(existsSync(join(data('d'), 'selaras.lock'))).toBe(false);
  });

  it('answers what is in flight before it ends on SIGTERM', async () => {
    const { db, url } = await database('demo');
    // A busy machine turns requests away by itself, which is another matter than how the server ends.
    const server = await startServer({ DATABASE_URL: url, TUNGGU_MAKS_MS: '0' });
    const asked: Promise<Response>[] = [];
    let ended: Promise<unknown> | undefined;
    await db.transaction().execute(async (tx) => {
      await sql`lock table login_percobaan in access exclusive mode`.execute(tx);
      // More than the server has connections to its database, whose requests are seen to wait there.
      for (let n = 0; n < POOL + 2; n += 1) asked.push(signIn(server, `hantu${n}`));
      await untilWaiting(db, POOL);
      ended = server.end('SIGTERM');
      while (!(await sendsAway(server)));
    });
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect(await ended).toMatchObject({ code: 0 });
  });
});

/** Whether it tells its clients to go elsewhere, as it does from the signal on. */
const sendsAway = ({ origin }: ServerProcess) =>
  fetch(`${origin}/healthz`).then(
    ({ headers }) => headers.get('connection') === 'close',
    () => true,
  );

function signIn({ origin }: ServerProcess, username = 'dinkes'): Promise<Response> {
  return fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: TEST_PASSWORD }),
  });
}
