import { verify } from '@node-rs/argon2';
import { roleIds } from '@selaras/roles';
import { sql } from 'kysely';
import { hashToken } from '../../../plugins/actor';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { TEST_PASSWORD } from '../../../testing/test-database';
import { removeExpired } from './housekeeping';
import { countTry, LOGIN_WINDOW_MS } from './login-limit';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let now = new Date('2025-03-10T02:00:00Z');
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ clock: () => now });
});
afterAll(() => test.close());
beforeEach(async () => {
  now = new Date('2025-03-10T02:00:00Z');
  await test.db.deleteFrom('login_percobaan').execute();
});

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const login = (body: object, from = '10.0.0.1') =>
  test.app.inject({ method: 'POST', url: '/api/login', payload: body, remoteAddress: from });
const good = { username: 'dinkes', password: TEST_PASSWORD };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const tokenOf = async (body: object = good) => (await login(body)).json().token as string;
/** Algorithm and cost that a hash names. */
const costOf = (hash: string) => hash.split('$').slice(1, 4).join(' ');
const user = (headers: Record<string, string>) => test.app.inject({ url: '/api/user', headers });

describe('POST /api/login', () => {
  it('answers a token of 256 bits that opens GET /api/user', async () => {
    const token = await tokenOf();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const answer = await user(bearer(token));
    expect(answer.json()).toEqual({
      data: {
        id: expect.any(Number),
        username: 'dinkes',
        nama: expect.any(String),
        role_id: roleIds.perangkat_daerah,
        satuan_kerja_id: 1012,
        satuan_kerja_nama: 'Dinas Kesehatan',
        menjabat: true,
      },
    });
  });

  it('stores only the hash of the token', async () => {
    const token = await tokenOf();
    const rows = await test.db.selectFrom('sessions').selectAll().execute();
    expect(rows.some((row) => row.token_hash.equals(hashToken(token)))).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('takes the user name in any case and with spaces around it', async () => {
    expect((await login({ ...good, username: ' DinKes ' })).statusCode).toBe(200);
  });

  it('says the same to a wrong password, an unknown user and a disabled one', async () => {
    await test.db.updateTable('users').set({ aktif: false }).where('username', '=', 'val_pleno').execute();
    const answers = await Promise.all([
      login({ ...good, password: 'salah' }),
      login({ ...good, username: 'tidak_ada' }),
      login({ ...good, username: 'val_pleno' }),
    ]);
    for (const answer of answers) expect(answer.statusCode).toBe(401);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({
      kode: 'LOGIN_SALAH',
      pesan: 'Nama pengguna atau kata sandi salah.',
    });
  });

  it('does the same work for an unknown user as for a wrong password', async () => {
    const worked = async (username: string) => {
      jest.mocked(verify).mockClear();
      await login({ username, password: 'salah' }, '10.0.0.2');
      return jest.mocked(verify).mock.calls.map(([hash, password]) => [costOf(String(hash)), password]);
    };
    const known = await worked('rsud');
    expect(known).toEqual([['argon2id v=19 m=19456,t=2,p=1', 'salah']]);
    expect(await worked('hantu')).toEqual(known);
  });

  it.each([
    [{}, ['username', 'password']],
    [{ username: '', password: 'x' }, ['username']],
    [{ username: 'a', password: '' }, ['password']],
  ])('names the missing fields of %j', async (body, fields) => {
    const answer = await login(body);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(fields);
  });
});

describe('the limit of tries', () => {
  it('lets in whoever began earlier but is counted after another one', async () => {
    const attempt = { akun: 'rsud', alamat: '10.9.0.1' };
    await countTry(test.db, attempt, now);
    await countTry(test.db, attempt, new Date(now.getTime() - 40));
    const { rows } = await sql<{ jumlah: number }>`
      select jumlah from login_percobaan where akun = 'rsud' and alamat = '10.9.0.1'`.execute(test.db);
    expect(rows).toEqual([{ jumlah: 2 }]);
  });

  const wrong = { ...good, password: 'salah' };

  const rows = () =>
    test.db.selectFrom('login_percobaan').selectAll().orderBy('akun').orderBy('alamat').execute();
  const wait = async () => Number((await login(wrong, '10.1.0.1')).headers['retry-after']);

  it('holds an account back at one address only: 30 seconds after ten tries, then twice as long each', async () => {
    for (let n = 1; n <= 10; n += 1) expect((await login(wrong, '10.1.0.1')).statusCode).toBe(401);
    const refused = await login(good, '10.1.0.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.json().kode).toBe('TERLALU_SERING');
    expect(refused.headers['retry-after']).toBe('30');
    expect((await login(good, '10.1.0.2')).statusCode).toBe(200);
    for (const seconds of [60, 120, 240, 480, 900, 900]) {
      later((await wait()) * 1000);
      expect((await login(wrong, '10.1.0.1')).statusCode).toBe(401);
      expect(await wait()).toBe(seconds);
    }
    later(900_000);
    expect((await login(good, '10.1.0.1')).statusCode).toBe(200);
    expect((await login(wrong, '10.1.0.1')).statusCode).toBe(401);
  });

  it('counts tries that come side by side', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => login(wrong)));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  });

  it('writes nothing for a try that is refused', async () => {
    const ceiling = { jumlah: 100, mulai: now, boleh_pada: new Date(now.getTime() + LOGIN_WINDOW_MS) };
    await test.db
      .insertInto('login_percobaan')
      .values({ akun: '', alamat: '10.2.0.1', ...ceiling })
      .execute();
    const before = await rows();
    for (let n = 0; n < 5; n += 1) {
      expect((await login({ username: `siapa_${n}`, password: 'x' }, '10.2.0.1')).statusCode).toBe(429);
    }
    expect(await rows()).toEqual(before);
  });

  it('refuses the 101st try of an address in its window, but not of who was signed in there lately', async () => {
    await login({ ...good, username: 'rsud' }, '10.4.0.1');
    await test.db.deleteFrom('login_percobaan').execute();
    await test.db
      .insertInto('login_percobaan')
      .values({ akun: '', alamat: '10.4.0.1', jumlah: 99, mulai: now, boleh_pada: now })
      .execute();
    expect((await login({ username: 'orang_a', password: 'x' }, '10.4.0.1')).statusCode).toBe(401);
    const refused = await login({ username: 'orang_b', password: 'x' }, '10.4.0.1');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(LOGIN_WINDOW_MS / 1000);
    expect((await login({ ...good, username: 'rsud' }, '10.4.0.1')).statusCode).toBe(200);
    expect((await login(good, '10.4.0.2')).statusCode).toBe(200);
    later(LOGIN_WINDOW_MS);
    expect((await login({ username: 'orang_b', password: 'x' }, '10.4.0.1')).statusCode).toBe(401);
  });

  it('ends a storm on one account from everywhere, and leaves its owner’s own address open', async () => {
    await login({ ...good, username: 'setda' }, '10.5.0.1');
    await test.db
      .insertInto('login_percobaan')
      .values({ akun: 'setda', alamat: '', jumlah: 99, mulai: now, boleh_pada: now })
      .onConflict((conflict) => conflict.columns(['akun', 'alamat']).doUpdateSet({ jumlah: 99 }))
      .execute();
    expect((await login({ username: 'setda', password: 'x' }, '10.5.0.2')).statusCode).toBe(401);
    expect((await login({ username: 'setda', password: 'x' }, '10.5.0.3')).statusCode).toBe(429);
    expect((await login({ ...good, username: 'setda' }, '10.5.0.1')).statusCode).toBe(200);
  });

  it('forgets the wrong tries of an account that got in', async () => {
    for (let n = 0; n < 9; n += 1) await login(wrong);
    expect((await login(good)).statusCode).toBe(200);
    for (let n = 0; n < 10; n += 1) expect((await login(wrong)).statusCode).toBe(401);
  });

  it('does not count logins that succeed against their address', async () => {
    const other = { ...good, username: 'dpmptsp' };
    for (let n = 0; n < 3; n += 1) await login(other, '10.3.0.1');
    expect(await rows()).toMatchObject([
      { akun: '', alamat: '10.3.0.1', jumlah: 1 },
      { akun: 'dpmptsp', alamat: '', jumlah: 1 },
    ]);
  });
});

describe('a session', () => {
  it.each([
    ['nothing', {}],
    ['a cookie only', { cookie: 'selaras_token=TOKEN' }],
    ['another scheme', { authorization: 'Basic TOKEN' }],
    ['a token with more behind it', { authorization: 'Bearer TOKENx' }],
    ['a token of somebody’s guess', { authorization: `Bearer ${'A'.repeat(43)}` }],
  ])('does not come from %s', async (_what, template) => {
    const token = await tokenOf();
    const headers = Object.fromEntries(
      Object.entries(template).map(([name, value]) => [name, value.replace('TOKEN', token)]),
    );
    const answer = await user(headers);
    expect(answer.statusCode).toBe(401);
    expect(answer.json().kode).toBe('BELUM_MASUK');
  });

  it('ends after four idle hours, and not while it is used', async () => {
    const token = await tokenOf();
    for (let n = 0; n < 3; n += 1) {
      later(3 * HOUR);
      expect((await user(bearer(token))).statusCode).toBe(200);
    }
    later(4 * HOUR);
    expect((await user(bearer(token))).statusCode).toBe(401);
  });

  it('ends after a day even when it is used', async () => {
    const token = await tokenOf();
    for (let hours = 3; hours < 24; hours += 3) {
      later(3 * HOUR);
      expect((await user(bearer(token))).statusCode).toBe(200);
    }
    later(3 * HOUR);
    expect((await user(bearer(token))).statusCode).toBe(401);
  });

  it('that is remembered and used lives 365 days (spec 2 §9)', async () => {
    const token = await tokenOf({ ...good, remember: true });
    for (let days = 0; days < 364; days += 28) {
      expect((await user(bearer(token))).statusCode).toBe(200);
      later(28 * DAY);
    }
    expect((await user(bearer(token))).statusCode).toBe(200);
    later(DAY);
    expect((await user(bearer(token))).statusCode).toBe(401);
  });

  it('writes its last use once a minute at most', async () => {
    const token = await tokenOf();
    const lastUse = async () =>
      (
        await test.db
          .selectFrom('sessions')
          .where('token_hash', '=', hashToken(token))
          .select('last_used_at')
          .executeTakeFirstOrThrow()
      ).last_used_at.getTime();
    const opened = await lastUse();
    later(30_000);
    await user(bearer(token));
    expect(await lastUse()).toBe(opened);
    later(31_000);
    await user(bearer(token));
    expect(await lastUse()).toBe(now.getTime());
  });

  it('ends with POST /api/logout, and no other with it', async () => {
    const [one, other] = [await tokenOf(), await tokenOf()];
    const answer = await test.app.inject({ method: 'POST', url: '/api/logout', headers: bearer(one) });
    expect(answer.statusCode).toBe(204);
    expect((await user(bearer(one))).statusCode).toBe(401);
    expect((await user(bearer(other))).statusCode).toBe(200);
  });

  it('is listed to its owner only, and all end with DELETE /api/sessions', async () => {
    const [one, other] = [await tokenOf(), await tokenOf()];
    const stranger = await tokenOf({ ...good, username: 'kadinkes' });
    const list = (await test.app.inject({ url: '/api/sessions', headers: bearer(one) })).json().data;
    expect(list.filter(({ ini }: { ini: boolean }) => ini)).toHaveLength(1);
    expect(list.length).toBeGreaterThanOrEqual(2);
    const ended = await test.app.inject({ method: 'DELETE', url: '/api/sessions', headers: bearer(one) });
    expect(ended.statusCode).toBe(204);
    for (const token of [one, other]) expect((await user(bearer(token))).statusCode).toBe(401);
    expect((await user(bearer(stranger))).statusCode).toBe(200);
  });

  it('is worth nothing once the account is disabled', async () => {
    const token = await tokenOf({ ...good, username: 'val_lke' });
    await test.db.updateTable('users').set({ aktif: false }).where('username', '=', 'val_lke').execute();
    expect((await user(bearer(token))).statusCode).toBe(401);
  });
});

describe('removeExpired', () => {
  it('takes away what has had its time and keeps the rest', async () => {
    const token = await tokenOf();
    await removeExpired(test.db, now);
    expect((await user(bearer(token))).statusCode).toBe(200);
    await removeExpired(test.db, new Date(now.getTime() + 400 * DAY));
    expect(await test.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(await test.db.selectFrom('login_percobaan').selectAll().execute()).toEqual([]);
  });
});
