import { HEADER_TAHUN_KINERJA, HEADER_TAHUN_PUBLIK } from '@selaras/contracts';
import { addDays } from '@selaras/domain';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { TEST_PASSWORD } from '../../../testing/test-database';
import { isCommonPassword } from './common-passwords';

const NEW = 'hujan-di-kebun-teh';
let now = new Date('2025-03-03T01:00:00Z');
let test: TestApp;
type Headers = { authorization: string };

beforeAll(async () => {
  test = await startTestApp({ clock: () => now });
});
beforeEach(() => test.db.deleteFrom('login_percobaan').execute());
afterAll(() => test.close());

const login = (username: string, password: string, remoteAddress = '10.0.0.1') =>
  test.app.inject({ method: 'POST', url: '/api/login', payload: { username, password }, remoteAddress });
const signedIn = async (username: string, password = TEST_PASSWORD): Promise<Headers> => ({
  authorization: `Bearer ${(await login(username, password)).json().token}`,
});
const status = async (headers: Headers, url = '/api/user') =>
  (await test.app.inject({ url, headers })).statusCode;
const change = (headers: Headers, payload: object) =>
  test.app.inject({ method: 'PUT', url: '/api/user/kata-sandi', headers, payload });

describe('changing one’s own password', () => {
  it('lets the new one in and the old one out, and ends every session but this one', async () => {
    const [mine, elsewhere] = [await signedIn('rsud'), await signedIn('rsud')];
    expect((await change(mine, { lama: TEST_PASSWORD, baru: NEW })).statusCode).toBe(204);
    expect([await status(mine), await status(elsewhere)]).toEqual([200, 401]);
    expect((await login('rsud', TEST_PASSWORD)).statusCode).toBe(401);
    expect((await login('rsud', NEW)).statusCode).toBe(200);
  });

  it.each([
    ['lama', { lama: 'bukan-sandinya', baru: NEW }],
    ['lama', { lama: '', baru: NEW }],
    ['baru', { lama: TEST_PASSWORD, baru: TEST_PASSWORD }],
    ['baru', { lama: TEST_PASSWORD, baru: 'pendek' }],
    ['baru', { lama: TEST_PASSWORD, baru: 'aku-setda-sekali' }],
    ['baru', { lama: TEST_PASSWORD, baru: 'Password123!' }],
  ])('is refused by the field %s for %j', async (field, body) => {
    const headers = await signedIn('setda');
    const answer = await change(headers, body);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
    expect((await login('setda', TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('with wrong guesses at the old one is slowed down, and the right one is not even looked at', async () => {
    const headers = await signedIn('dpmptsp');
    for (let n = 0; n < 10; n += 1) {
      expect((await change(headers, { lama: `tebakan-${n}`, baru: NEW })).statusCode).toBe(422);
    }
    expect((await change(headers, { lama: TEST_PASSWORD, baru: NEW })).statusCode).toBe(429);
  });

  it('is done once when two send it at the same time', async () => {
    const headers = await signedIn('kabid_kesmas');
    const answers = await Promise.all(
      ['kopi-pagi-di-teras', 'kopi-sore-di-teras'].map((baru) =>
        change(headers, { lama: TEST_PASSWORD, baru }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 422]);
  });
});

describe('a password that super reset', () => {
  const reset = async (username: string, password: string) => {
    const admin = await signedIn('super');
    const { data } = (await test.app.inject({ url: `/api/users?q=${username}`, headers: admin })).json();
    const { id, versi } = data.find((user: { username: string }) => user.username === username);
    const headers = { ...admin, 'if-match': `"${versi}"` };
    return test.app.inject({
      method: 'PUT',
      url: `/api/users/${id}/kata-sandi`,
      headers,
      payload: { password },
    });
  };

  it('opens nothing but one’s own account until its owner changed it', async () => {
    expect((await reset('val_lke', 'dibuat-oleh-admin')).statusCode).toBe(200);
    const headers = await signedIn('val_lke', 'dibuat-oleh-admin');
    const { data } = (await test.app.inject({ url: '/api/user', headers })).json();
    expect(data.harus).toBe('ganti-sandi');
    const refused = await test.app.inject({ url: '/api/dashboard', headers });
    expect(refused.statusCode).toBe(403);
    expect(refused.json().kode).toBe('SANDI_WAJIB_DIGANTI');
    expect(await status(headers, '/api/sessions')).toBe(200);
    expect(await status(headers, '/api/public-summary')).not.toBe(403);

    expect((await change(headers, { lama: 'dibuat-oleh-admin', baru: NEW })).statusCode).toBe(204);
    expect(await status(headers, '/api/dashboard')).toBe(200);
    expect((await test.app.inject({ url: '/api/user', headers })).json().data.harus).toBeUndefined();
  });

  it('shows no more of the unit than guests see, also where guests may ask', async () => {
    const actions = async (headers: object) => {
      const url = '/api/public-display/rencana-aksi?satuan_kerja_id=1012';
      const year = { [HEADER_TAHUN_KINERJA]: '2025', [HEADER_TAHUN_PUBLIK]: '2025' };
      return (await test.app.inject({ url, headers: { ...year, ...headers } })).body;
    };
    const draft = await actions(await signedIn('dinkes'));
    const published = await actions({});
    expect(draft).not.toBe(published);
    expect((await reset('dinkes', 'dibuat-oleh-admin')).statusCode).toBe(200);
    expect(await actions(await signedIn('dinkes', 'dibuat-oleh-admin'))).toBe(published);
  });

  it('is as new as that of an account that super made', async () => {
    const admin = await signedIn('super');
    const payload = {
      username: 'orang.baru',
      nama: 'Orang Baru',
      role_id: 6,
      satuan_kerja_id: null,
      password: 'dibuat-oleh-admin',
    };
    const made = await test.app.inject({ method: 'POST', url: '/api/users', headers: admin, payload });
    expect(made.statusCode).toBe(201);
    const headers = await signedIn('orang.baru', 'dibuat-oleh-admin');
    expect((await test.app.inject({ url: '/api/dashboard', headers })).json().kode).toBe(
      'SANDI_WAJIB_DIGANTI',
    );
    expect((await change(headers, { lama: 'dibuat-oleh-admin', baru: NEW })).statusCode).toBe(204);
    expect(await status(headers, '/api/dashboard')).toBe(200);
  });

  it('is not asked for again by super who reset his own', async () => {
    expect((await reset('super', 'sandi-lain-yang-baru')).statusCode).toBe(200);
    const headers = await signedIn('super', 'sandi-lain-yang-baru');
    expect(await status(headers, '/api/users')).toBe(200);
    await test.db
      .updateTable('users')
      .set({ password_hash: await passwordOf('pemda') })
      .where('username', '=', 'super')
      .execute();
  });
});

const passwordOf = async (username: string) =>
  (
    await test.db
      .selectFrom('users')
      .where('username', '=', username)
      .select('password_hash')
      .executeTakeFirstOrThrow()
  ).password_hash;

describe('one’s own sessions', () => {
  it('end one by one, and nobody ends those of others', async () => {
    const [mine, other] = [await signedIn('val_pleno'), await signedIn('val_pleno')];
    const stranger = await signedIn('pemda');
    const list = (await test.app.inject({ url: '/api/sessions', headers: mine })).json().data;
    const { id } = list.find(({ ini }: { ini: boolean }) => !ini);
    const end = (headers: Headers) =>
      test.app.inject({ method: 'DELETE', url: `/api/sessions/${id}`, headers });
    expect((await end(stranger)).statusCode).toBe(404);
    expect(await status(other)).toBe(200);
    expect((await end(mine)).statusCode).toBe(204);
    expect([await status(mine), await status(other)]).toEqual([200, 401]);
    expect((await end(mine)).statusCode).toBe(404);
  });

  it('end all but the one that asks', async () => {
    const [mine, other] = [await signedIn('kadinkes'), await signedIn('kadinkes')];
    const url = '/api/sessions?kecuali_ini=true';
    expect((await test.app.inject({ method: 'DELETE', url, headers: mine })).statusCode).toBe(204);
    expect([await status(mine), await status(other)]).toEqual([200, 401]);
  });

  it('that are remembered end on the server after 30 days without use', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { username: 'bagorganisasi', password: TEST_PASSWORD, remember: true },
    });
    const headers = { authorization: `Bearer ${answer.json().token}` };
    now = addDays(now, 29);
    expect(await status(headers)).toBe(200);
    now = addDays(now, 30);
    expect(await status(headers)).toBe(401);
  });
});

describe('super', () => {
  it('sees who is held back, and opens the tries of that account', async () => {
    const tries = Array.from({ length: 10 }, () => login('val_bappeda', 'salah', '10.9.0.1'));
    await Promise.all(tries);
    expect((await login('val_bappeda', TEST_PASSWORD, '10.9.0.1')).statusCode).toBe(429);
    const headers = await signedIn('super');
    const found = async () =>
      (await test.app.inject({ url: '/api/users?q=val_bappeda', headers })).json().data[0];
    const user = await found();
    expect(user.tertahan_hingga).toBe(new Date(now.getTime() + 30_000).toISOString());
    const url = `/api/users/${user.id}/buka-kunci`;
    const opened = await test.app.inject({ method: 'POST', url, headers });
    expect(opened.json().data.tertahan_hingga).toBeNull();
    expect((await found()).tertahan_hingga).toBeNull();
    expect((await login('val_bappeda', TEST_PASSWORD, '10.9.0.1')).statusCode).toBe(200);
  });
});

describe('isCommonPassword', () => {
  it.each(['1234567890', 'qwertyuiop', 'PASSWORD123', '!!superman2025', '2025-2026-2027', 'abcabcabcabc'])(
    'refuses %s',
    async (password) => expect(await isCommonPassword(password)).toBe(true),
  );
  it.each([TEST_PASSWORD, NEW, 'sandi-yang-panjang', 'k9#mPq2$vLx7'])('takes %s', async (password) =>
    expect(await isCommonPassword(password)).toBe(false),
  );
});
