import { TOTP } from 'otpauth';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { TEST_PASSWORD } from '../../../testing/test-database';
import { untilWaiting } from '../../../testing/until-waiting';

const STEP_MS = 30_000;
let now = new Date('2025-03-03T01:00:00Z');
let test: TestApp;
type Headers = { authorization: string };

beforeAll(async () => {
  test = await startTestApp({
    clock: () => now,
    env: { FAKTOR_KEDUA_WAJIB: 'validator_bappeda', INSTANSI: 'Pemerintah Kabupaten Contoh' },
  });
});
beforeEach(async () => {
  now = new Date(now.getTime() + 10 * STEP_MS);
  await test.db.deleteFrom('login_percobaan').execute();
});
afterAll(() => test.close());

const login = (username: string, kode?: string, password = TEST_PASSWORD) =>
  test.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username, password, ...(kode !== undefined && { kode }) },
  });
const signedIn = async (username: string, kode?: string): Promise<Headers> => ({
  authorization: `Bearer ${(await login(username, kode)).json().token}`,
});
const ask = (headers: Headers, method: 'GET' | 'POST' | 'PUT', path = '', payload?: object) =>
  test.app.inject({
    method,
    url: `/api/user/faktor-kedua${path}`,
    headers,
    ...(payload !== undefined && { payload }),
  });

/** The app on the telephone: it has read the picture, and its clock may be off. */
const appOf =
  (secret: string) =>
  (steps = 0) =>
    new TOTP({ secret }).generate({ timestamp: now.getTime() + steps * STEP_MS });

/** Sets a second factor up as its owner does. */
async function setUp(username: string) {
  const headers = await signedIn(username);
  const begun = await ask(headers, 'POST', '', { kata_sandi: TEST_PASSWORD });
  const { rahasia, alamat } = begun.json().data;
  const app = appOf(rahasia);
  const on = await ask(headers, 'PUT', '', { kode: app() });
  const codes: string[] = on.json().data.kode_pemulihan;
  now = new Date(now.getTime() + STEP_MS);
  return { headers, app, codes, alamat: new URL(alamat), rahasia };
}

describe('a second factor', () => {
  it('is asked for once a first code was right, and signs out whoever showed none', async () => {
    const elsewhere = await signedIn('rsud');
    const { headers, app, codes, alamat, rahasia } = await setUp('rsud');
    expect(alamat.searchParams.get('secret')).toBe(rahasia);
    expect(alamat.searchParams.get('issuer')).toBe('Selaras Pemerintah Kabupaten Contoh');
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    const status = async (one: Headers) =>
      (await test.app.inject({ url: '/api/user', headers: one })).statusCode;
    expect([await status(headers), await status(elsewhere)]).toEqual([200, 401]);

    const without = await login('rsud');
    expect([without.statusCode, without.json().kode]).toEqual([401, 'KODE_DIPERLUKAN']);
    const wrong = await login('rsud', '000000');
    expect([wrong.statusCode, wrong.json().kode]).toEqual([401, 'KODE_SALAH']);
    expect((await login('rsud', app())).statusCode).toBe(200);
    expect((await ask(headers, 'GET')).json().data).toEqual({
      sejak: new Date(now.getTime() - STEP_MS).toISOString(),
      kode_pemulihan: 10,
      wajib: false,
    });
  });

  it('tells nothing of itself to who does not know the password', async () => {
    await setUp('setda');
    const answer = await login('setda', undefined, 'bukan-sandinya');
    expect(answer.json().kode).toBe('LOGIN_SALAH');
  });

  it('takes a code once, and those of the step before and after, in any spelling', async () => {
    const { app } = await setUp('dinkes');
    const code = app();
    const answers = await Promise.all([login('dinkes', code), login('dinkes', code)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
    // The step before that one is used up with it.
    expect((await login('dinkes', app(-1))).statusCode).toBe(401);
    now = new Date(now.getTime() + 4 * STEP_MS);
    expect((await login('dinkes', app(-2))).statusCode).toBe(401);
    const late = app(-1);
    expect((await login('dinkes', `${late.slice(0, 3)} ${late.slice(3)}`)).statusCode).toBe(200);
    expect((await login('dinkes', app(1))).statusCode).toBe(200);
    expect((await login('dinkes', app(2))).statusCode).toBe(401);
  });

  it('lets in by each recovery code once, however it is written', async () => {
    const { headers, codes } = await setUp('kadinkes');
    const [first = '', second = ''] = codes;
    expect((await login('kadinkes', first)).statusCode).toBe(200);
    expect((await login('kadinkes', first)).statusCode).toBe(401);
    expect((await login('kadinkes', second.toUpperCase().replace('-', ' '))).statusCode).toBe(200);
    expect((await ask(headers, 'GET')).json().data.kode_pemulihan).toBe(8);

    const renewed = await ask(headers, 'POST', '/kode-pemulihan', { kata_sandi: TEST_PASSWORD });
    const [fresh = ''] = renewed.json().data.kode_pemulihan;
    expect((await login('kadinkes', codes[2])).statusCode).toBe(401);
    expect((await login('kadinkes', fresh)).statusCode).toBe(200);
  });

  it('slows down who guesses codes with the right password', async () => {
    const { app } = await setUp('pemda');
    for (let n = 0; n < 10; n += 1) {
      expect((await login('pemda', `00000${n}`)).statusCode).toBe(401);
    }
    expect((await login('pemda', app())).statusCode).toBe(429);
  });

  it('is changed by nobody who only found an open session', async () => {
    const { headers, app } = await setUp('val_lke');
    const kata_sandi = 'bukan-sandinya';
    for (const [path, body] of [
      ['/kode-pemulihan', { kata_sandi }],
      ['/lepas', { kata_sandi, kode: app() }],
    ] as const) {
      const answer = await ask(headers, 'POST', path, body);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['kata_sandi']]);
    }
    const body = { kata_sandi: TEST_PASSWORD, kode: '000000' };
    const wrong = await ask(headers, 'POST', '/lepas', body);
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['kode']]);
    // Beginning anew would put another telephone in the place of this one.
    expect((await ask(headers, 'POST', '', { kata_sandi: TEST_PASSWORD })).statusCode).toBe(409);
    expect((await login('val_lke')).json().kode).toBe('KODE_DIPERLUKAN');

    expect((await ask(headers, 'POST', '/lepas', { ...body, kode: app() })).statusCode).toBe(204);
    expect((await login('val_lke')).statusCode).toBe(200);
    const renew = await ask(headers, 'POST', '/kode-pemulihan', { kata_sandi: TEST_PASSWORD });
    expect(renew.statusCode).toBe(409);
  });

  it('is not on before a first code, and only with the key that was begun last', async () => {
    const headers = await signedIn('dpmptsp');
    const begin = async () =>
      (await ask(headers, 'POST', '', { kata_sandi: TEST_PASSWORD })).json().data.rahasia;
    expect((await ask(headers, 'PUT', '', { kode: '123456' })).statusCode).toBe(422);
    const first = appOf(await begin());
    const second = appOf(await begin());
    expect((await ask(headers, 'PUT', '', { kode: first() })).statusCode).toBe(422);
    expect((await login('dpmptsp')).statusCode).toBe(200);
    expect((await ask(headers, 'PUT', '', { kode: second() })).statusCode).toBe(200);
    expect((await login('dpmptsp')).statusCode).toBe(401);
  });

  it('is turned on once by two who send the same code', async () => {
    const headers = await signedIn('kabid_kesmas');
    const { rahasia } = (await ask(headers, 'POST', '', { kata_sandi: TEST_PASSWORD })).json().data;
    const kode = appOf(rahasia)();
    const answers = await Promise.all([1, 2].map(() => ask(headers, 'PUT', '', { kode })));
    const refused = answers.map(({ statusCode }) => statusCode).filter((status) => status !== 200);
    expect(refused).toHaveLength(1);
  });

  it('is not turned on by who guesses at a key that was only begun', async () => {
    const headers = await signedIn('val_rencana1');
    const { rahasia } = (await ask(headers, 'POST', '', { kata_sandi: TEST_PASSWORD })).json().data;
    for (let n = 0; n < 10; n += 1) {
      expect((await ask(headers, 'PUT', '', { kode: `00000${n}` })).statusCode).toBe(422);
    }
    expect((await ask(headers, 'PUT', '', { kode: appOf(rahasia)() })).statusCode).toBe(429);
  });

  it('keeps ten recovery codes also when they are renewed twice at once', async () => {
    const { headers } = await setUp('val_rencana2');
    const body = { kata_sandi: TEST_PASSWORD };
    const answers = await Promise.all([1, 2].map(() => ask(headers, 'POST', '/kode-pemulihan', body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await ask(headers, 'GET')).json().data.kode_pemulihan).toBe(10);
  });

  it('uses up no code where the session cannot be opened', async () => {
    const { codes } = await setUp('val_rencana3');
    const setHash = (db: typeof test.db, password_hash: string) =>
      db.updateTable('users').set({ password_hash }).where('username', '=', 'val_rencana3').execute();
    const { password_hash } = await test.db
      .selectFrom('users')
      .where('username', '=', 'val_rencana3')
      .select('password_hash')
      .executeTakeFirstOrThrow();
    // The password changes after it was checked, and before the session is opened.
    const { opening } = await test.db.transaction().execute(async (tx) => {
      await setHash(tx, 'lain');
      const opening = login('val_rencana3', codes[0]).then((answer) => answer);
      await untilWaiting(test.db);
      return { opening };
    });
    expect((await opening).json().kode).toBe('LOGIN_SALAH');
    await setHash(test.db, password_hash);
    expect((await login('val_rencana3', codes[0])).statusCode).toBe(200);
  });

  it('stands in the audit by when it came, and never by its secret', async () => {
    await setUp('val_pleno');
    const rows = await test.db
      .selectFrom('audit_log')
      .where('tabel', 'in', ['users', 'faktor_kedua'])
      .selectAll()
      .execute();
    expect(rows.some(({ sesudah }) => JSON.stringify(sesudah).includes('"faktor_kedua_sejak":"2025'))).toBe(
      true,
    );
    expect(rows.filter(({ tabel }) => tabel === 'faktor_kedua')).toEqual([]);
    expect(JSON.stringify(rows)).not.toContain('rahasia');
  });
});

describe('a role of which the operator asks it', () => {
  it('opens nothing but one’s own account until it is on', async () => {
    const headers = await signedIn('val_bappeda');
    const { data } = (await test.app.inject({ url: '/api/user', headers })).json();
    expect(data.harus).toBe('pasang-faktor-kedua');
    const refused = await test.app.inject({ url: '/api/dashboard', headers });
    expect([refused.statusCode, refused.json().kode]).toEqual([403, 'FAKTOR_KEDUA_WAJIB']);

    const { app } = await setUp('val_bappeda');
    const again = await signedIn('val_bappeda', app());
    expect((await test.app.inject({ url: '/api/dashboard', headers: again })).statusCode).toBe(200);
  });
});

describe('super', () => {
  const found = async (headers: Headers, username: string) =>
    (await test.app.inject({ url: `/api/users?q=${username}`, headers })).json().data[0];
  const release = (headers: Headers, { id, versi }: { id: number; versi: number }) =>
    test.app.inject({
      method: 'POST',
      url: `/api/users/${id}/lepas-faktor-kedua`,
      headers: { ...headers, 'if-match': `"${versi}"` },
    });

  it('takes it off somebody who lost his telephone, whose sessions end', async () => {
    const { headers: theirs } = await setUp('bagorganisasi');
    const admin = await signedIn('super');
    const user = await found(admin, 'bagorganisasi');
    expect([user.faktor_kedua, user.kemampuan.lepas_faktor_kedua]).toEqual([true, true]);
    expect((await release(admin, user)).json().data.faktor_kedua).toBe(false);
    expect((await test.app.inject({ url: '/api/user', headers: theirs })).statusCode).toBe(401);
    expect((await login('bagorganisasi')).statusCode).toBe(200);
    expect((await release(admin, await found(admin, 'bagorganisasi'))).statusCode).toBe(409);
  });

  it('does not take off his own that way', async () => {
    const { headers } = await setUp('super');
    const own = await found(headers, 'super');
    expect(own.kemampuan.lepas_faktor_kedua).toBe(false);
    expect((await release(headers, own)).statusCode).toBe(409);
  });
});
