import type { UserRow } from '@selaras/contracts';
import { roleIds } from '@selaras/roles';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { untilWaiting } from '../../../testing/until-waiting';
import { openSession } from '../session/session-repository';

const RESETS = 20;
let test: TestApp;
let admin: { authorization: string };
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signIn('super');
});
afterAll(() => test.close());

const passwordOf = (round: number) => `sandi-nomor-${round}-panjang`;
async function send(method: 'POST' | 'PUT', url: string, payload: object, headers: object = {}) {
  const answer = await test.app.inject({
    method,
    url: `/api${url}`,
    payload,
    headers: { ...admin, ...headers },
  });
  expect(answer.statusCode).toBeLessThan(300);
  return answer.json().data as UserRow;
}
const make = (username: string) =>
  send('POST', '/users', {
    username,
    nama: 'Pengguna Uji',
    role_id: roleIds.perangkat_daerah,
    satuan_kerja_id: 1012,
    password: passwordOf(0),
  });
const login = (username: string, password: string) =>
  test.app.inject({ method: 'POST', url: '/api/login', payload: { username, password } });
const isIn = async (token: string) =>
  (await test.app.inject({ url: '/api/user', headers: { authorization: `Bearer ${token}` } })).statusCode;

describe('a session that is opened while its user changes', () => {
  it(`does not survive a new password, ${RESETS} times against loops of logins`, async () => {
    let user = await make('berlomba');
    for (let round = 0; round < RESETS; round += 1) {
      const tokens: string[] = [];
      let going = true;
      const signIn = async () => {
        while (going) {
          const answer = await login('berlomba', passwordOf(round));
          if (answer.statusCode === 200) tokens.push(answer.json().token);
        }
      };
      const loops = [signIn(), signIn()];
      const password = passwordOf(round + 1);
      const match = { 'if-match': `"${user.versi}"` };
      user = await send('PUT', `/users/${user.id}/kata-sandi`, { password }, match);
      going = false;
      await Promise.all(loops);
      for (const token of tokens) expect(await isIn(token)).toBe(401);
      await test.db.deleteFrom('login_percobaan').execute();
    }
    expect((await login('berlomba', passwordOf(RESETS))).statusCode).toBe(200);
  });

  it('has the rights of after the change, or none, when role and unit change against loops of logins', async () => {
    const places = [
      { role_id: roleIds.pemda, satuan_kerja_id: null },
      { role_id: roleIds.perangkat_daerah, satuan_kerja_id: 1013 },
      { role_id: roleIds.perangkat_daerah, satuan_kerja_id: 1012 },
    ];
    let user = await make('berpindah');
    let opened = 0;
    for (const place of [...places, ...places]) {
      const tokens: string[] = [];
      let going = true;
      const signIn = async () => {
        while (going) {
          const answer = await login('berpindah', passwordOf(0));
          if (answer.statusCode === 200) tokens.push(answer.json().token);
        }
      };
      const loops = [signIn(), signIn()];
      while (tokens.length < 2) await new Promise((done) => setTimeout(done, 5));
      const match = { 'if-match': `"${user.versi}"` };
      user = await send('PUT', `/users/${user.id}`, { nama: 'Pengguna Uji', ...place }, match);
      going = false;
      await Promise.all(loops);
      for (const token of tokens) {
        const answer = await test.app.inject({
          url: '/api/user',
          headers: { authorization: `Bearer ${token}` },
        });
        if (answer.statusCode === 200) expect(answer.json().data).toMatchObject(place);
        else expect(answer.statusCode).toBe(401);
      }
      opened += tokens.length;
      await test.db.deleteFrom('login_percobaan').execute();
    }
    expect(opened).toBeGreaterThanOrEqual(12);
  });

  it.each([
    ['has a new password', { password_hash: 'lain' }],
    ['is disabled', { aktif: false }],
    ['is asked for a second factor', { faktor_kedua_sejak: new Date() }],
  ])('is not opened once the user %s, though the password was checked before', async (what, change) => {
    const { id } = await make(`uji-${what.replaceAll(' ', '-')}`);
    const { password_hash } = await test.db
      .selectFrom('users')
      .where('id', '=', id)
      .select('password_hash')
      .executeTakeFirstOrThrow();
    const session = { userId: id, passwordHash: password_hash, secondFactorSince: null, remember: false };
    const { sesi } = test.app.context.config;
    const opened = await test.db.transaction().execute(async (tx) => {
      await tx.updateTable('users').set(change).where('id', '=', id).execute();
      const opening = openSession(
        test.db,
        { ...session, alamat: '127.0.0.1', userAgent: 'uji' },
        new Date(),
        sesi,
      );
      await untilWaiting(test.db);
      return { opening };
    });
    expect(await opened.opening).toBeUndefined();
  });
});
