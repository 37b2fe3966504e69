import { startTestApp, type TestApp } from '../../../testing/test-app';
import { ensureFirstSuper } from './first-super';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ seed: 'none' });
});
afterAll(() => test.close());

describe('an empty database', () => {
  it('asks for ADMIN_PASSWORD and makes nobody without it', async () => {
    expect(await ensureFirstSuper(test.db, undefined)).toContain('ADMIN_PASSWORD');
    expect(await test.db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  it.each([
    ['Password123!', 'terlalu umum'],
    ['super-rahasia-sekali', 'memuat nama pengguna'],
  ])('makes nobody with the password %s', async (password, reason) => {
    expect(await ensureFirstSuper(test.db, password)).toContain(reason);
    expect(await test.db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  it('gets one super, however many processes start at once, who can sign in', async () => {
    await Promise.all([1, 2, 3].map(() => ensureFirstSuper(test.db, 'sandi-pertama-sekali')));
    expect(await test.db.selectFrom('users').select(['username', 'role_id']).execute()).toEqual([
      { username: 'super', role_id: 1 },
    ]);
    const payload = { username: 'super', password: 'sandi-pertama-sekali' };
    expect((await test.app.inject({ method: 'POST', url: '/api/login', payload })).statusCode).toBe(200);
  });

  it('keeps its first password when the variable stays set', async () => {
    expect(await ensureFirstSuper(test.db, 'sandi-yang-lain-lagi')).toBeNull();
    const payload = { username: 'super', password: 'sandi-pertama-sekali' };
    expect((await test.app.inject({ method: 'POST', url: '/api/login', payload })).statusCode).toBe(200);
  });
});
